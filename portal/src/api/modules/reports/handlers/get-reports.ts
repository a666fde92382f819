import type { get_reports } from '@lienzo/schema/api/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { canSeeReport, reportAbilities } from '../policy.ts';
import { listReports } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';

/** Who asks is known from the session; the query's `user_id`, `rol` and `organizationId` widen nothing. */
export const getReports: Handler<typeof get_reports> = async ({ caller, services }) => {
  const reports = await inTenant(services.db, caller, (trx) => listReports(trx, caller.organizationId));
  return reports
    .filter((report) => canSeeReport(caller, report))
    .map((report) => ({ ...report, can: reportAbilities(caller, report) }));
};
