/** Filters that are stored with a report. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import {
  type column_values,
  type FilterOfReport,
  type get_filters,
  MAX_COLUMN_VALUES,
  type update_filters,
  type update_own_filters,
} from '@lienzo/schema/reports/report-filter-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { limitStatements, readColumnValues } from '../../report-data/report-data.ts';
import { checkReport } from '../document/check-report.ts';
import { loadReport } from '../document/load-report.ts';
import { differingFilters, fittingFilters, withFilters, withoutGroups } from '../document/with-filters.ts';
import { reportAbilities } from '../policy.ts';
import { ownFilters } from '../repositories/own-values.ts';
import type { Handler } from '../services.ts';
import { saveChanges } from './save-changes.ts';

export const getFilters: Handler<typeof get_filters> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const stored = await loadReport(trx, caller, query.report_id);
    // Those of a static report are parts of its template; what a person sets there are its static filters.
    if (stored.es_estatico) return { result: [], own: [] };
    const report = migrateReport(stored.document);
    const own = await ownFilters.find(trx, caller, query.report_id);
    return { result: filtersOfReport(report), own: fittingFilters(report, own) };
  });

export const updateFilters: Handler<typeof update_filters> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { report_id, filters } = body.filtro;
    const before = await loadReport(trx, caller, report_id);
    if (!reportAbilities(caller, before).edit) throw new DomainError('forbidden');
    const report = withFilters(migrateReport(before.document), withoutGroups(filters));
    checkReport(report);
    await saveChanges(trx, caller, before, report, before.updated_at, 'Filtros');
    await ownFilters.write(trx, caller, report_id, []);
    return { result: filtersOfReport(report), own: [] };
  });

export const updateOwnFilters: Handler<typeof update_own_filters> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { report_id, filters } = body.filtro;
    const report = migrateReport((await loadReport(trx, caller, report_id)).document);
    checkReport(withFilters(report, filters));
    const own = differingFilters(report, filters);
    await ownFilters.write(trx, caller, report_id, own);
    return { result: filtersOfReport(report), own };
  });

/** Timeout of a column's values, in milliseconds. */
const VALUES_TIMEOUT = 10_000;

export const columnValues: Handler<typeof column_values> = async ({ query, caller, services, context }) => {
  const { column, search = '' } = query;
  const type = catalogColumn(column)?.data_type;
  if (type === undefined)
    throw new DomainError({
      code: 'unknown_column',
      message: apiRefusalMessages.report.column(column),
      field: 'column',
    });
  return services.heavy.onScreen({ caller, signal: context.req.raw.signal }, async (trx) => {
    await limitStatements(trx, VALUES_TIMEOUT);
    const { organizationId } = caller;
    return readColumnValues(trx, { column, type }, { organizationId, search, limit: MAX_COLUMN_VALUES });
  });
};

/** The filters of a report with their item's uuid, their column's readable name, and what is asked for their value. */
function filtersOfReport(report: ReportDocument): FilterOfReport[] {
  const questions = new Map(report.parametros.map(({ id, nombre }) => [id, nombre]));
  return dataItems(report).flatMap(({ uuid, filters, additional_columns }) =>
    filters.map((filter) => {
      const pregunta = questions.get(filter.parametro ?? '');
      const [key = ''] = filter.selected_columns;
      const computed = additional_columns.find(({ id }) => id === key);
      const readable_name = computed?.nombre ?? catalogColumn(key)?.readable_name ?? filter.nombre;
      return { ...filter, uuid, readable_name, ...(pregunta === undefined ? {} : { pregunta }) };
    }),
  );
}
