import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { findStaticReport, staticDocument } from '@lienzo/templates/reports/static-reports';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findOwnFilters } from '../repositories/own-filters.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';
import { ownStaticFilters, withChoices } from './static-filters.ts';
import { fittingFilters, withFilters } from './with-filters.ts';

/**
 * The document of a stored report as a person prints it: with their own values of its filters, or these of a static one.
 * @throws DomainError not_found, invalid_request for `filtros` that the report cannot have.
 */
export async function reportDocumentFor(
  trx: TenantTransaction,
  actor: Actor,
  stored: StoredReportWithDocument,
  filtros: readonly StaticFilterChoice[] = [],
): Promise<ReportDocument> {
  const template = stored.es_estatico ? findStaticReport(stored.id) : undefined;
  const filters = withChoices(
    template === undefined ? [] : await ownStaticFilters(trx, actor, stored.id),
    filtros,
  );
  if (template !== undefined) return staticDocument(template, filters);
  const report = migrateReport(stored.document);
  return withFilters(report, fittingFilters(report, await findOwnFilters(trx, actor, stored.id)));
}
