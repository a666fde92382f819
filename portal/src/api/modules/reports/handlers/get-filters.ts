import type { get_filters } from '@lienzo/schema/api/report-endpoints';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { Handler } from '../services.ts';
import { filtersOfReport } from './filters-of-report.ts';
import { loadReport } from './load-report.ts';

export const getFilters: Handler<typeof get_filters> = async ({ query, caller, services }) => {
  const report = await inTenant(services.db, caller, (trx) => loadReport(trx, caller, query.report_id));
  return { result: filtersOfReport(migrateReport(report.document)) };
};
