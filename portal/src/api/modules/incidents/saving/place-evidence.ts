import { safeFileName } from '@lienzo/schema/api/file-name';
import type { CaptureCertificate } from '@lienzo/schema/capture/check-disability-rows';
import { captureRuleMessages } from '@lienzo/schema/messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type PlacingServices, placeFile } from '../../directory/directory.ts';
import {
  findEvidence,
  findFolderOfClient,
  markPlaced,
  type WaitingEvidence,
} from '../repositories/evidence.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';

export type Waiting = ReadonlyMap<string, WaitingEvidence>;

/** The evidence that certificates name by the id with which it was sent. */
export function waitingEvidence(
  trx: TenantTransaction,
  caller: Caller,
  period: CapturePeriodRow,
  certificates: readonly CaptureCertificate[],
): Promise<Waiting> {
  const ids = certificates.flatMap(({ archivo_id }) => archivo_id ?? []);
  return ids.length === 0 ? Promise.resolve(new Map()) : findEvidence(trx, caller, period.id, ids);
}

/**
 * Puts evidence that waits into the client's folder, in the transaction of the save: when the save is refused, the folder
 * is as it was. The same save again finds the file that is there.
 * @returns the certificates with the ids of files.
 * @throws DomainError invalid_capture: the client has no folder; what the directory refuses.
 */
export async function placeEvidence<Certificate extends CaptureCertificate>(
  trx: TenantTransaction,
  services: PlacingServices,
  caller: Caller,
  {
    period,
    certificates,
    waiting,
  }: {
    period: CapturePeriodRow;
    certificates: readonly Certificate[];
    waiting: Waiting;
  },
): Promise<Certificate[]> {
  const placed = new Map<string, string>();
  for (const [id, evidence] of waiting)
    placed.set(id, evidence.file_id ?? (await place(trx, services, caller, period, evidence)));
  return certificates.map((one) => ({
    ...one,
    archivo_id: one.archivo_id === null ? null : (placed.get(one.archivo_id) ?? one.archivo_id),
  }));
}

async function place(
  trx: TenantTransaction,
  services: PlacingServices,
  caller: Caller,
  { client_id, paysheet_id, calendar, mes }: CapturePeriodRow,
  { id, file_id: _file, ...file }: WaitingEvidence,
): Promise<string> {
  const folderId = await findFolderOfClient(trx, caller.organizationId, client_id);
  if (folderId === null)
    throw new DomainError({ code: 'invalid_capture', message: captureRuleMessages.noClientFolder });
  const path = [captureRuleMessages.evidenceFolder, `${calendar}`, mes].map((name) => safeFileName(name));
  const destination = { folderId, path, conflict: 'keep_both' } as const;
  const item = await placeFile(trx, services, caller, destination, { ...file, paysheetId: paysheet_id });
  await markPlaced(trx, caller.organizationId, { id, fileId: item.id });
  return item.id;
}
