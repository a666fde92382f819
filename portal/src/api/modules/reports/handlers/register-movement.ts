import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertReportAudit, type ReportMovement } from '../repositories/report-audit.ts';

/**
 * Adds an audit entry of an action on a report (specification 3 §4: each action registers an audit entry).
 * @param document JSON text of the report as requested to be saved; for other actions, as stored.
 */
export function registerMovement(
  trx: TenantTransaction,
  { organizationId, userId, clientId }: Caller,
  movement: ReportMovement,
  reportId: number,
  document: string,
): Promise<void> {
  return insertReportAudit(trx, {
    organizationId,
    userId,
    userEntityId: clientId ?? organizationId,
    reportId,
    movement,
    request: document,
  });
}
