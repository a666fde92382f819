import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { MAX_UNFINISHED, OVERVIEW_PAGE, type payroll_overview } from '@lienzo/schema/runs/overview-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { overviewPeriods } from '../overview/overview-periods.ts';
import { countOverviewPaysheets, listCandidates, listOverviewPaysheets } from '../repositories/overview.ts';
import type { Handler } from '../services.ts';

export const getPayrollOverview: Handler<typeof payroll_overview> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const today = todayInMexico();
    const scope = { clientId: query.client_id, today };
    const total = await countOverviewPaysheets(trx, organizationId, scope);
    const payrolls = await listOverviewPaysheets(trx, organizationId, {
      ...{ ...scope, limit: OVERVIEW_PAGE, offset: (query.page - 1) * OVERVIEW_PAGE },
    });
    const candidates = await listCandidates(trx, organizationId, {
      ...{ today, paysheetIds: payrolls.map(({ paysheet_id }) => paysheet_id), most: MAX_UNFINISHED },
    });
    const periods = await overviewPeriods(trx, caller, {
      ...{ periodIds: candidates.map(({ id }) => id), today },
    });
    const byPaysheet = Map.groupBy(candidates, ({ paysheet_id }) => paysheet_id);
    return {
      total,
      payrolls: payrolls.map((payroll) => {
        const own = byPaysheet.get(payroll.paysheet_id) ?? [];
        const unfinished = own[0]?.unfinished ?? 0;
        return {
          ...payroll,
          periods: own.flatMap(({ id }) => periods.get(id) ?? []),
          more: Math.max(0, unfinished - MAX_UNFINISHED),
        };
      }),
    };
  });
