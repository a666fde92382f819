import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import type { ReportServices } from '../services.ts';
import { checkReport } from './check-report.ts';
import { type CombinedReport, loadCombinable } from './load-combinable.ts';

/**
 * The saved reports that a caller asks to have combined, as they stand now and ready to be printed.
 * @throws DomainError that names each report that is not there, must not be combined or cannot be printed.
 */
export async function reportsToCombine(
  reports: readonly CombinedReport[],
  caller: Caller,
  { db }: Pick<ReportServices, 'db'>,
): Promise<(CombinedReport & { report: ReportDocument })[]> {
  const stored = await inTenant(db, caller, (trx) => loadCombinable(trx, caller, reports));
  const combined = stored.map(({ id, document }) => {
    const report = migrateReport(document);
    return { report_id: id, name: report.nombre.trim(), report };
  });
  const [first, ...rest] = combined.flatMap(problemsOf);
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return combined;
}

/** The problems of a report, each with the report's name. */
function problemsOf(
  { name, report }: CombinedReport & { report: ReportDocument },
  index: number,
): ErrorEntry[] {
  try {
    checkReport(report);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.entries.map(({ code, message, field }) => ({
      code,
      message: apiRefusalMessages.report.inCombined(name, message ?? apiErrorMessages[code]),
      field: `reports.${index}${field === undefined ? '' : `.${field}`}`,
    }));
  }
}
