import type { ReportDraft, ReportDraftStore } from '../host/report-editor-host.ts';
import { readDraft } from './draft-storage.ts';

/** The newer one of this browser's draft and the host's; one that cannot be read counts as none. */
export async function newestDraft(
  key: string,
  drafts: ReportDraftStore | undefined,
): Promise<ReportDraft | null> {
  const read = await Promise.allSettled([readDraft(key), drafts?.read() ?? null]);
  const matches = read.flatMap((one) =>
    one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
  );
  return matches.sort((one, other) => other.at - one.at)[0] ?? null;
}
