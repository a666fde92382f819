/** Values of a report's filters: those of a person at this moment, and those that a delivery keeps. */

import {
  givenValue,
  knownValues,
  type ParameterKind,
  type ReportParameter,
} from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { StaticFilter, StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { type KeptFilters, NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import { answeredByEvent } from '@lienzo/schema/schedules/answered-by-event';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { asksParameters } from '../policy.ts';
import { ownFilters } from '../repositories/own-values.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';
import { checkReport } from './check-report.ts';
import { comingFilters, ownStaticFilters, withChoices } from './static-filters.ts';
import { differingFilters, withFilters } from './with-filters.ts';

/** What a person has set for their own downloads, as it is now. */
export async function filtersOfPerson(
  trx: TenantTransaction,
  actor: Actor,
  reportId: number,
): Promise<KeptFilters> {
  const filters = await ownStaticFilters(trx, actor, reportId);
  return { static_values: choicesOf(filters), changes: await ownFilters.find(trx, actor, reportId) };
}

/** Values that a delivery keeps, as a person gives them. */
export type GivenDelivery = { parametros: ParameterValues; kept_filters: KeptFilters };

/**
 * The values that a delivery keeps from now on: defaults as they are now, and only filters that the report has. Days that
 * were not given stay those of each delivery.
 * @throws DomainError not_found for a filter that the report does not have; invalid_request, invalid_report.
 */
export function keptValues(
  stored: StoredReportWithDocument,
  { parametros, kept_filters: given }: GivenDelivery,
): GivenDelivery {
  if (stored.producto !== undefined)
    return { parametros: withDefaults(stored, parametros), kept_filters: NO_KEPT_FILTERS };
  if (stored.es_estatico) {
    const filters = withChoices(comingFilters(stored.id), given.static_values);
    const fixed = new Set(given.static_values.map(({ id }) => id));
    const kept = filters.filter(({ id, tipo_dato }) => tipo_dato !== 'fecha' || fixed.has(id));
    return { parametros, kept_filters: { static_values: choicesOf(kept), changes: [] } };
  }
  const report = migrateReport(stored.document);
  checkReport(withFilters(report, given.changes));
  const kept_filters = { static_values: [], changes: differingFilters(report, given.changes) };
  return { parametros: withDefaults(stored, parametros), kept_filters };
}

/** The answers with the defaults of those that are missing. */
function withDefaults(stored: StoredReportWithDocument, parametros: ParameterValues): ParameterValues {
  const defaults = askedParameters(stored).flatMap((parameter) => {
    const value = givenValue(parameter, parametros);
    return value === undefined ? [] : [[parameter.id, value] as const];
  });
  return { ...parametros, ...Object.fromEntries(defaults) };
}

/** The questions of a report; a static one that is no product has filters instead. */
export const askedParameters = (stored: StoredReportWithDocument): ReportParameter[] =>
  asksParameters(stored) ? migrateReport(stored.document).parametros : [];

/** Answers that were kept, to questions that the report still asks. */
export const stillAsked = (stored: StoredReportWithDocument, kept: ParameterValues): ParameterValues =>
  knownValues(askedParameters(stored), kept);

/** The answers with a period, its payroll and its client for the first question that asks for each. */
export function withPeriod(
  stored: StoredReportWithDocument,
  values: ParameterValues,
  scope: { client_id: string; paysheet_id: number; period_id: number },
): ParameterValues {
  const given: Partial<Record<ParameterKind, string | number>> = {
    cliente: scope.client_id,
    nomina: scope.paysheet_id,
    periodo: scope.period_id,
  };
  const filled = answeredByEvent(askedParameters(stored)).map(
    ({ id, tipo }) => [id, String(given[tipo])] as const,
  );
  return { ...values, ...Object.fromEntries(filled) };
}

export const choicesOf = (filters: readonly StaticFilter[]): StaticFilterChoice[] =>
  filters.map(({ id, valor }) => ({ id, valor }));
