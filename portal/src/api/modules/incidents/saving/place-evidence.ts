import { safeFileName } from '@lienzo/schema/api/file-name';
import type { CaptureCertificate } from '@lienzo/schema/capture/check-disability-rows';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type PlacingServices, placeFile, placeVersion } from '../../directory/directory.ts';
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

/** The files that new evidence becomes versions of, by the id with which it was sent. */
export type Replaced = ReadonlyMap<string, string>;

type Stored = CaptureCertificate & { archivo: string | null; archivo_tipo: string | null };

/**
 * New evidence of a certificate that had some of the same type: a file keeps its ending. A file that is in the bin, or
 * that another certificate has too, is not replaced.
 * @param stored those of the period. @param near those of the people, in any period.
 */
export function replacedEvidence(
  requested: readonly CaptureCertificate[],
  stored: readonly Stored[],
  { waiting, near }: { waiting: Waiting; near: readonly CaptureCertificate[] },
): Replaced {
  const before = new Map(stored.map((one) => [one.folio, one]));
  const replaced = new Map<string, string>();
  for (const { folio, archivo_id } of requested) {
    const known = before.get(folio);
    const sent = archivo_id === null ? undefined : waiting.get(archivo_id);
    if (known === undefined || known.archivo_id === null || sent === undefined || sent.file_id !== null)
      continue;
    const users = near.filter((one) => one.archivo_id === known.archivo_id);
    if (known.archivo !== null && known.archivo_tipo === sent.media_type && users.length === 1)
      replaced.set(sent.id, known.archivo_id);
  }
  return replaced;
}

/** The certificates as if their new evidence were there: a version changes nothing of them. */
export const withReplaced = <Certificate extends CaptureCertificate>(
  certificates: readonly Certificate[],
  replaced: Replaced,
): Certificate[] =>
  certificates.map((one) => ({
    ...one,
    archivo_id: one.archivo_id === null ? null : (replaced.get(one.archivo_id) ?? one.archivo_id),
  }));

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
    replaced,
  }: {
    period: CapturePeriodRow;
    certificates: readonly Certificate[];
    waiting: Waiting;
    replaced: Replaced;
  },
): Promise<Certificate[]> {
  const placed = new Map<string, string>();
  // New files first: they lock the directory more than versions do.
  for (const [id, evidence] of waiting)
    if (!replaced.has(id))
      placed.set(id, evidence.file_id ?? (await scope(trx, services, caller, period, evidence)));
  for (const [id, fileId] of replaced) {
    const evidence = waiting.get(id);
    if (evidence === undefined) continue;
    await placeVersion(trx, services, caller, fileId, evidence);
    await markPlaced(trx, caller.organizationId, { id, fileId });
    placed.set(id, fileId);
  }
  return withReplaced(certificates, placed);
}

async function scope(
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
  const destination = { folderId, path, conflict: 'keep_both', isOfCapture: true } as const;
  const item = await placeFile(trx, services, caller, destination, { ...file, paysheetId: paysheet_id });
  await markPlaced(trx, caller.organizationId, { id, fileId: item.id });
  return item.id;
}
