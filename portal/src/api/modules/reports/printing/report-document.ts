import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { findStaticReport, staticDocument } from '@lienzo/templates/reports/static-reports';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { ownFilters } from '../repositories/own-values.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';
import { resolveParameters } from './resolve-parameters.ts';
import { ownStaticFilters, withChoices } from './static-filters.ts';
import { fittingFilters, withFilters } from './with-filters.ts';

/** Values for this file alone; absent ones are the person's own, or the report's defaults. */
export type GivenValues = {
  filtros?: readonly StaticFilterChoice[] | undefined;
  parametros?: ParameterValues | undefined;
};

/**
 * The document of a stored report as a person prints it: with their own values of its filters, or these of a static one,
 * and the values of its parameters.
 * @throws DomainError not_found, invalid_request for `filtros` and `parametros` that the report cannot have.
 */
export async function reportDocumentFor(
  trx: TenantTransaction,
  actor: Actor,
  stored: StoredReportWithDocument,
  { filtros = [], parametros }: GivenValues = {},
): Promise<ReportDocument> {
  const template = stored.es_estatico ? findStaticReport(stored.id) : undefined;
  const filters = withChoices(
    template === undefined ? [] : await ownStaticFilters(trx, actor, stored.id),
    filtros,
  );
  const report = template === undefined ? migrateReport(stored.document) : staticDocument(template, filters);
  const own = template === undefined ? await ownFilters.find(trx, actor, stored.id) : [];
  return resolveParameters(trx, actor, withFilters(report, fittingFilters(report, own)), parametros);
}
