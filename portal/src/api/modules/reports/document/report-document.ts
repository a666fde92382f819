import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import { findProductReport } from '@lienzo/templates/reports/products/product-static-reports';
import { findStaticReport, staticDocument } from '@lienzo/templates/reports/static-reports';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { resolveParameters } from '../parameters/resolve-parameters.ts';
import { chooseProduct, composeProduct } from '../products/product-of-report.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';
import { filtersOfPerson } from './kept-filters.ts';
import { comingFilters, withChoices } from './static-filters.ts';
import { fittingFilters, withFilters } from './with-filters.ts';

/** Values for this file alone. */
export type GivenValues = {
  /** Instead of the person's own. */
  kept_filters?: KeptFilters | undefined;
  /** Of a static report; absent ones are those of `kept_filters`. */
  filtros?: readonly StaticFilterChoice[] | undefined;
  /** Absent ones have their defaults. */
  parametros?: ParameterValues | undefined;
  /** Whether a payroll product without results has a document, too: for questions about its columns. */
  tolerant?: boolean | undefined;
  /** Whether it is made in parts, each with some of the rows. */
  divided?: boolean | undefined;
};

/**
 * The document of a stored report as a person prints it: with their own values of its filters or those that were kept for
 * the delivery, and the values of its parameters.
 * @throws DomainError not_found, invalid_request for `filtros` and `parametros` that the report cannot have.
 */
export async function reportDocumentFor(
  trx: TenantTransaction,
  actor: Actor,
  stored: StoredReportWithDocument,
  { filtros = [], kept_filters, parametros, divided, tolerant }: GivenValues = {},
): Promise<ReportDocument> {
  const product = findProductReport(stored.id);
  if (product !== undefined) {
    withChoices([], filtros);
    const chosen = await chooseProduct(trx, actor, product, parametros);
    return (await composeProduct(trx, actor, chosen, tolerant)).report;
  }
  const kept = kept_filters ?? (await filtersOfPerson(trx, actor, stored.id));
  const template = stored.es_estatico ? findStaticReport(stored.id) : undefined;
  if (template !== undefined) {
    const filters = withChoices(comingFilters(stored.id), [...kept.static_values, ...filtros]);
    return resolveParameters(trx, actor, staticDocument(template, filters), parametros, divided);
  }
  // One that has no static filters refuses values for them.
  withChoices([], filtros);
  const report = migrateReport(stored.document);
  const filtered = withFilters(report, fittingFilters(report, kept.changes));
  return resolveParameters(trx, actor, filtered, parametros, divided);
}
