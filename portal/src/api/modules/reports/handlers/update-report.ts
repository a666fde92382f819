import type { update_report } from '@lienzo/schema/api/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reportAbilities } from '../policy.ts';
import type { Handler } from '../services.ts';
import { checkReport } from './check-report.ts';
import { loadReport } from './load-report.ts';
import { saveChanges } from './save-changes.ts';

export const updateReport: Handler<typeof update_report> = async ({ body, caller, services }) => {
  const { id, updated_at, ...report } = body.reporte;
  const saved = await inTenant(services.db, caller, async (trx) => {
    const before = await loadReport(trx, caller, id);
    if (!reportAbilities(caller, before).edit) throw new DomainError('forbidden');
    checkReport(report);
    return saveChanges(trx, caller, before, report, updated_at);
  });
  return { result: { id_report: saved.id, updated_at: saved.updated_at } };
};
