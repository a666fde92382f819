import type { CaptureKind, Saved } from '@lienzo/schema/capture/capture-rows';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { PlacingServices } from '../../directory/directory.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { saveDisabilities } from './save-disabilities.ts';
import { saveIncidents } from './save-incidents.ts';
import { saveOvertime } from './save-overtime.ts';

/**
 * Deletes what is captured of a kind: of disabilities the certificates that began in the period, with all their days.
 * @throws DomainError as a save.
 */
export function deleteKind(
  trx: TenantTransaction,
  caller: Caller,
  { period, kind, services }: { period: CapturePeriodRow; kind: CaptureKind; services: PlacingServices },
): Promise<Saved> {
  const nothing = { period, only: undefined, action: 'delete' as const };
  switch (kind) {
    case 'I':
      return saveIncidents(trx, caller, { ...nothing, rows: [] });
    case 'IN':
      return saveDisabilities(trx, caller, { ...nothing, rows: [], services });
    case 'E':
      return saveOvertime(trx, caller, { ...nothing, days: [], summaries: [] });
  }
}

/** Deletes what is captured of the three kinds: one that may not be deleted keeps the others. @throws DomainError as a save. */
export async function deleteAll(
  trx: TenantTransaction,
  caller: Caller,
  source: { period: CapturePeriodRow; services: PlacingServices },
): Promise<Saved> {
  // Disabilities lock the most periods, and locks are taken in one order.
  const disabilities = await deleteKind(trx, caller, { ...source, kind: 'IN' });
  const overtime = await deleteKind(trx, caller, { ...source, kind: 'E' });
  const incidents = await deleteKind(trx, caller, { ...source, kind: 'I' });
  return { ...incidents, changed: [disabilities, overtime, incidents].flatMap(({ changed }) => changed) };
}
