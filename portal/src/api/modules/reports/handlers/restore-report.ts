import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { TODOS } from '@lienzo/schema/report/report';
import type { restore_report } from '@lienzo/schema/reports/report-audit-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { checkReport } from '../document/check-report.ts';
import { loadReport } from '../document/load-report.ts';
import { canSeeMovement, reportAbilities } from '../policy.ts';
import { findMovement } from '../repositories/report-audit.ts';
import { visibleClients } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { saveChanges } from './save-changes.ts';

/** A version is saved as any other change is. Clients of its audience that are not there any more are left out. */
export const restoreReport: Handler<typeof restore_report> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, id_report, version, updated_at } = body;
    const before = await loadReport(trx, caller, id_report);
    const movement = await findMovement(trx, caller.organizationId, id_report, { id, date: undefined });
    if (movement === undefined || !canSeeMovement(caller, movement.entry)) throw new DomainError('not_found');
    if (!reportAbilities(caller, before).edit) throw new DomainError('forbidden');
    const stored = version === 'current' ? movement.requested : movement.previous;
    if (stored === null) throw new DomainError('not_found');
    const report = migrateReport(stored);
    checkReport(report);
    const clients = report.auditorio.filter((entry) => entry !== TODOS);
    const visible = await visibleClients(trx, caller.organizationId, clients);
    const auditorio = report.auditorio.filter(
      (entry) => entry === TODOS || visible.has(entry) || before.auditorio.clientIds.includes(entry),
    );
    const saved = await saveChanges(trx, caller, before, { ...report, auditorio }, updated_at, 'Restaurado');
    return { result: { id_report, updated_at: saved.updated_at } };
  });
