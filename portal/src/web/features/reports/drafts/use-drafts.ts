import type { DraftSummary } from '@lienzo/schema/reports/report-draft-endpoints';
import { useQuery } from '@tanstack/react-query';
import { matchesText } from '../../../shared/lists/matches-text';
import { draftsQuery } from './drafts-query';
import { nameOfDraft } from './name-of-draft';

/** The user's drafts for the list: those of new reports that match the search, and the others by report. */
export function useDrafts(text: string): {
  fresh: DraftSummary[];
  hasFresh: boolean;
  draftOf: (reportId: number) => DraftSummary | undefined;
} {
  const { data = [] } = useQuery(draftsQuery);
  const byReport = new Map(data.map((draft) => [draft.report_id, draft]));
  const fresh = data.filter((draft) => draft.report_id === null);
  return {
    fresh: fresh.filter((draft) => matchesText(nameOfDraft(draft), text)),
    hasFresh: fresh.length > 0,
    draftOf: (reportId) => byReport.get(reportId),
  };
}
