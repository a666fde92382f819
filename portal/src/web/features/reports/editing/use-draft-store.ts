import type { ReportDraftStore } from '@lienzo/editor';
import { momentText } from '@lienzo/schema/data/moment-text';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { notify } from '../../../shared/notices/notify';
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
    const machines = otherMachine();
    const changed = (): void => void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
    return {
      version: () => version.current?.updated_at ?? null,
      async read() {
        const draft = await readDraft(name);
        machines.knows(draft?.at);
        return draft;
      },
      async write(draft, leaving) {
        const kept = await keepDraft(name, draft, leaving).catch((cause: unknown) => {
          // It may have been kept all the same.
          machines.knows(undefined);
          throw cause;
        });
        machines.replaced(kept.replaced);
        machines.knows(kept.at);
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

/** Tells, once, that the person changes the same draft on another machine: the last one to write wins. */
function otherMachine() {
  let known: number | undefined;
  let isReported = false;
  return {
    /** @param at when the draft was kept that was last seen here; undefined: nobody knows. */
    knows(at: number | undefined): void {
      known = at;
    },
    replaced(at: number | null): void {
      if (isReported || at === null || known === undefined || at === known) return;
      isReported = true;
      notify.danger(reportMessages.draftElsewhere(momentText(new Date(at), new Date())));
    },
  };
}
