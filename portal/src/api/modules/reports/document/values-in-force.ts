import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { ReportServices } from '../services.ts';
import { choicesOf, filtersOfPerson } from './kept-filters.ts';
import type { GivenValues } from './report-document.ts';
import { comingFilters, withChoices } from './static-filters.ts';

type ValuesInForce = {
  /** Every value of a static report. */
  filtros: StaticFilterChoice[] | undefined;
  kept_filters: KeptFilters | undefined;
};

/** Every value that the filters of a saved report have for this file; the request keeps them. @throws DomainError. */
export async function valuesInForce(
  { db }: Pick<ReportServices, 'db'>,
  actor: Actor,
  {
    report_id,
    filtros = [],
    kept_filters,
  }: Omit<GivenValues, 'parametros'> & { report_id?: number | undefined },
): Promise<ValuesInForce> {
  if (report_id === undefined) return { filtros: undefined, kept_filters: undefined };
  const kept = kept_filters ?? (await inTenant(db, actor, (trx) => filtersOfPerson(trx, actor, report_id)));
  const filters = comingFilters(report_id);
  if (filters.length === 0) return { filtros: [...filtros], kept_filters: kept };
  const static_values = choicesOf(withChoices(filters, [...kept.static_values, ...filtros]));
  return { filtros: static_values, kept_filters: { static_values, changes: [] } };
}
