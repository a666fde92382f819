/** What a file of a report is made of, as people read it: for its mail, and for lists of files. */

import type { ReportFilter } from '@lienzo/schema/data/filter';
import { formatMediumDate } from '@lienzo/schema/data/format';
import type { StaticFilter } from '@lienzo/schema/data/static-filter';
import { filterRule } from '@lienzo/schema/messages/filter-rule';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems } from '@lienzo/schema/report/report';
import type { ReportFact } from '@lienzo/schema/reports/render-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { answersInWords } from '../parameters/resolve-parameters.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';
import { filtersOfPerson } from './kept-filters.ts';
import type { GivenValues } from './report-document.ts';
import { comingFilters, withChoices } from './static-filters.ts';
import { fittingFilters, withFilters } from './with-filters.ts';

/** Facts of one file; more would not be read. */
const MAX = 30;

/**
 * The answers to a report's parameters, and the filters that are not as the report has them; of a static one its filters.
 * @param values those of `reportDocumentFor`, which has accepted them.
 */
export async function reportFacts(
  trx: TenantTransaction,
  actor: Actor,
  stored: StoredReportWithDocument,
  { kept_filters, filtros = [], parametros }: GivenValues,
): Promise<ReportFact[]> {
  const kept = kept_filters ?? (await filtersOfPerson(trx, actor, stored.id));
  if (stored.es_estatico && stored.producto === undefined)
    return withChoices(comingFilters(stored.id), [...kept.static_values, ...filtros]).map(factOfStatic);
  const report = migrateReport(stored.document);
  const changes = fittingFilters(report, kept.changes);
  const isChanged = new Set(changes.map(({ uuid, id }) => `${uuid}/${id}`));
  const changed = dataItems(withFilters(report, changes)).flatMap(({ uuid, filters }) =>
    filters.filter(({ id }) => isChanged.has(`${uuid}/${id}`)),
  );
  const facts = [
    ...(await answersInWords(trx, actor, report.parametros, parametros)),
    ...changed.map(factOf),
  ];
  // A report often filters every table alike.
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()].slice(0, MAX);
}

const factOfStatic = ({ nombre, tipo_dato, valor, opciones }: StaticFilter): ReportFact => ({
  label: nombre,
  value:
    tipo_dato === 'fecha'
      ? formatMediumDate(valor)
      : (opciones.find((option) => option.valor === valor)?.etiqueta ?? valor),
});

const factOf = (filter: ReportFilter): ReportFact => ({ label: filter.nombre, value: filterRule(filter) });
