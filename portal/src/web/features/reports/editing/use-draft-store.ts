import type { ReportDraftStore } from '@lienzo/editor';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { type DraftName, deleteDraft, keepDraft, readDraft } from '../drafts/draft-calls';
import { draftsQuery } from '../drafts/drafts-query';
import type { SavedVersion } from './save-report';

/**
 * The user's draft on the server, for the editor.
 * @param draftId names the draft while the report has no number.
 * @param version the saved version that is edited; going on with a draft sets it to the draft's, so that saving
 * over a later version asks.
 * @param onKept called when a draft of a new report is on the server.
 */
export function useDraftStore(
  reportId: number | null,
  draftId: string,
  version: RefObject<SavedVersion | null>,
  onKept: (draftId: string) => void,
): ReportDraftStore {
  const queryClient = useQueryClient();
  const latest = useRef(onKept);
  useLayoutEffect(() => {
    latest.current = onKept;
  });
  return useMemo(() => {
    const name: DraftName = reportId === null ? { id: draftId } : { report_id: reportId };
    const changed = (): void => void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
    return {
      version: () => version.current?.updated_at ?? null,
      read: () => readDraft(name),
      async write(draft, leaving) {
        const kept = await keepDraft(name, draft, leaving);
        changed();
        if (reportId === null) latest.current(draftId);
        return kept;
      },
      async remove() {
        await deleteDraft(name);
        changed();
      },
      resumed({ basedOn }) {
        if (version.current !== null && basedOn !== null)
          version.current = { ...version.current, updated_at: basedOn };
      },
    };
  }, [queryClient, reportId, draftId, version]);
}
