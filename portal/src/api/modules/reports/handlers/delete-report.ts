import type { delete_report } from '@lienzo/schema/api/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reportAbilities } from '../policy.ts';
import { deleteReport as markDeleted } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { loadReport } from './load-report.ts';
import { registerMovement } from './register-movement.ts';

/** Gone for everybody; the row stays for the register of changes. */
export const deleteReport: Handler<typeof delete_report> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const id = query.id_report;
    const report = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, report).delete) throw new DomainError('forbidden');
    if (!(await markDeleted(trx, caller.organizationId, id))) throw new DomainError('report_not_found');
    await registerMovement(trx, caller, 'Eliminado', id, JSON.stringify(report.document));
    return { result: { id_report: id } };
  });
