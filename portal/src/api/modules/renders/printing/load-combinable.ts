import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import {
  canSeeReport,
  findReport,
  reportAbilities,
  type StoredReportWithDocument,
} from '../../reports/reports.ts';

/** `name`: how the person knows it. */
export type CombinedReport = {
  report_id: number;
  name: string;
  parametros?: ParameterValues | undefined;
  kept_filters?: KeptFilters | undefined;
};

/**
 * Reports that the caller may combine at this moment, in their order.
 * @throws DomainError with an entry for each that they may not, by its name; `field` is its place (`reports.2`).
 */
export async function loadCombinable(
  trx: TenantTransaction,
  caller: Actor,
  reports: readonly CombinedReport[],
): Promise<StoredReportWithDocument[]> {
  const { combinedGone, combinedStatic, combinedDisabled } = apiRefusalMessages.report;
  const loaded: StoredReportWithDocument[] = [];
  const refused: ErrorEntry[] = [];
  for (const [index, { report_id, name }] of reports.entries()) {
    const field = `reports.${index}`;
    const report = await findReport(trx, caller.organizationId, report_id);
    // One that is not visible is reported as one that does not exist: its own name is not told.
    if (report === undefined || !canSeeReport(caller, report))
      refused.push({ code: 'report_not_found', message: combinedGone(name), field });
    else if (reportAbilities(caller, report).combine) loaded.push(report);
    else {
      const why = report.es_estatico ? combinedStatic : combinedDisabled;
      refused.push({ code: 'report_not_combinable', message: why(report.nombre), field });
    }
  }
  const [first, ...rest] = refused;
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return loaded;
}
