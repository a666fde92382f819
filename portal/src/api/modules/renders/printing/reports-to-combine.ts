import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ReportFact } from '@lienzo/schema/reports/render-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import { checkReport, filtersOfPerson, reportDocumentFor, reportFacts } from '../../reports/reports.ts';
import type { RenderServices } from '../services.ts';
import { type CombinedReport, loadCombinable } from './load-combinable.ts';

type CombinedDocument = CombinedReport & { report: ReportDocument; facts: ReportFact[] };

/**
 * The saved reports that a caller asks to have combined, as they stand now, with the caller's own values of their
 * filters or those that were kept, and these of their parameters, and ready to be printed.
 * @throws DomainError that names each report that is not there, must not be combined or cannot be printed.
 */
export async function reportsToCombine(
  reports: readonly CombinedReport[],
  caller: Actor,
  { db }: Pick<RenderServices, 'db'>,
): Promise<CombinedDocument[]> {
  return inTenant(db, caller, async (trx) => {
    const documents: CombinedDocument[] = [];
    const refused: ErrorEntry[] = [];
    for (const [index, stored] of (await loadCombinable(trx, caller, reports)).entries()) {
      const { parametros, kept_filters: given } = reports[index] ?? {};
      const name = stored.nombre.trim();
      try {
        const kept_filters = given ?? (await filtersOfPerson(trx, caller, stored.id));
        const report = await reportDocumentFor(trx, caller, stored, { parametros, kept_filters });
        checkReport(report);
        const facts = await reportFacts(trx, caller, stored, { parametros, kept_filters });
        documents.push({ report_id: stored.id, name, parametros, kept_filters, facts, report });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push(...entriesOf(error, { name, index }));
      }
    }
    const [first, ...rest] = refused;
    if (first !== undefined) throw new DomainError([first, ...rest]);
    return documents;
  });
}

/** The problems of a report, each with the report's name. */
const entriesOf = (error: DomainError, { name, index }: { name: string; index: number }): ErrorEntry[] =>
  error.entries.map(({ code, message, field }) => ({
    code,
    message: apiRefusalMessages.report.inCombined(name, message ?? apiErrorMessages[code]),
    field: `reports.${index}${field === undefined ? '' : `.${field}`}`,
  }));
