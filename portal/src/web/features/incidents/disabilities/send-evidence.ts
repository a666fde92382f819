import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';
import type { PayrollPeriod } from '../capture-queries';
import type { CertificateDraft } from './certificate-drafts';

/**
 * Sends the chosen files ahead of the save of their certificates, which puts them into the client's folder.
 * @returns what each draft that has a new one names it by.
 * @throws what the upload throws.
 */
export async function sendEvidence(
  drafts: readonly Pick<CertificateDraft, 'key' | 'chosen'>[],
  { paysheet_id, period_id }: PayrollPeriod,
): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  for (const { key, chosen } of drafts) {
    if (chosen === null) continue;
    const query = { paysheet_id, period_id };
    const { result } = await call(endpoints.send_evidence, { query, file: chosen });
    sent.set(key, result.id);
  }
  return sent;
}
