/** Static reports: the filters that each person sets for themselves (specification 3 §7). */

import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import type { get_static_filters, update_filter_s } from '@lienzo/schema/reports/static-report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadReport } from '../document/load-report.ts';
import { comingFilters, ownStaticFilters, withChoices } from '../document/static-filters.ts';
import { writeStaticValues } from '../repositories/static-filter-values.ts';
import type { Handler } from '../services.ts';

export const getStaticFilters: Handler<typeof get_static_filters> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id } = await loadReport(trx, caller, query.report_id);
    return { result: await ownStaticFilters(trx, caller, id), defaults: comingFilters(id) };
  });

export const updateStaticFilters: Handler<typeof update_filter_s> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { report_id, filters } = body.filtro;
    await loadReport(trx, caller, report_id);
    const result = withChoices(await ownStaticFilters(trx, caller, report_id), filters);
    const named = new Set(filters.map(({ id }) => id));
    // Both ends of a range: one of them alone would meet the moving default of the other some day.
    const keepsRange = result.some(({ id, limite }) => limite !== undefined && named.has(id));
    const kept: StaticFilterChoice[] = result
      .filter(({ id, limite }) => named.has(id) || (keepsRange && limite !== undefined))
      .map(({ id, valor }) => ({ id, valor }));
    await writeStaticValues(trx, caller, report_id, kept);
    return { result, defaults: comingFilters(report_id) };
  });
