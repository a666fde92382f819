import type { ReportMovement } from '@lienzo/schema/reports/report-audit-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertReportAudit } from '../repositories/report-audit.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';

type Moved = {
  id: number;
  nombre: string;
  /** JSON text of the report as requested to be saved; undefined: as it was; null: nothing was saved. */
  document?: string | null;
};

/**
 * Adds an audit entry of an action on a report (specification 3 §4: each action registers an audit entry), in the
 * action's transaction and after its change.
 * @param before the report as loaded; undefined for a new one.
 */
export function registerMovement(
  trx: TenantTransaction,
  { organizationId, userId, clientId }: Actor,
  movement: ReportMovement,
  { id, nombre, document }: Moved,
  before?: StoredReportWithDocument,
): Promise<void> {
  return insertReportAudit(trx, {
    organizationId,
    userId,
    userEntityId: clientId ?? organizationId,
    reportId: id,
    name: nombre,
    movement,
    document,
    stored: before && JSON.stringify(before.document),
  });
}
