import { endpoints } from '@lienzo/schema/api/endpoints';
import { call } from '../../../shared/api/call';
import type { CertificateDraft } from './certificate-drafts';

/**
 * Puts the chosen files into the client's folder.
 * @returns the id of the file of each draft that has a new one.
 * @throws what the upload throws; the files that were sent stay in the folder.
 */
export async function sendEvidence(
  drafts: readonly Pick<CertificateDraft, 'key' | 'chosen'>[],
  to: { folder: string; path: string } | null,
): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  if (to === null) return sent;
  for (const { key, chosen } of drafts) {
    if (chosen === null) continue;
    const { id } = await call(endpoints.upload_file, {
      query: { folder_id: to.folder, path: to.path, conflict: 'keep_both' },
      file: chosen,
    });
    sent.set(key, id);
  }
  return sent;
}
