/** What saving over a report would change, and for whom. */

import { describeChanges } from '@lienzo/schema/changes/describe-changes';
import { diffReports } from '@lienzo/schema/changes/diff-reports';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import type {
  get_report_changes,
  get_report_receivers,
} from '@lienzo/schema/reports/report-changes-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readVersion } from '../audit/read-version.ts';
import { compareVersions } from '../changes/compare-versions.ts';
import { itemChanges } from '../changes/marked-item.ts';
import { receiversOf } from '../changes/receivers.ts';
import { checkReport } from '../document/check-report.ts';
import { loadReport } from '../document/load-report.ts';
import { reportAbilities } from '../policy.ts';
import { findVersionAt } from '../repositories/report-audit.ts';
import type { StoredReportWithDocument } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { reportContent } from './report-content.ts';

export const getReportReceivers: Handler<typeof get_report_receivers> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const stored = await editableReport(trx, caller, query.id);
    const { organizationId } = caller;
    return {
      result: {
        receivers: await receiversOf(trx, { ...stored, organizationId }),
        updated_at: stored.updated_at,
      },
    };
  });

export const getReportChanges: Handler<typeof get_report_changes> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const { id, updated_at, ...given } = body.reporte;
  const report = withSharedData(given);
  const { organizationId } = caller;
  const { stored, receivers, base } = await inTenant(services.db, caller, async (trx) => {
    const match = await editableReport(trx, caller, id);
    checkReport(report);
    const { auditorio } = reportContent(report);
    const isOlder = updated_at !== undefined && updated_at !== match.updated_at;
    return {
      stored: match,
      receivers: await receiversOf(trx, { ...match, organizationId, auditorio }),
      base: isOlder
        ? readVersion(await findVersionAt(trx, { organizationId, reportId: id, at: updated_at }))
        : null,
    };
  });
  const before = readVersion(stored.document);
  const reported = { updated_at: stored.updated_at, receivers };
  if (before === null) return { result: { ...reported, changes: [], since: null, comparison: null } };
  const diff = diffReports(before, report);
  return {
    result: {
      ...reported,
      changes: describeChanges(before, report, diff),
      since: base && { stored: changesOf(base, before), own: changesOf(base, report) },
      comparison: await compareVersions(
        services,
        caller,
        context.req.raw.signal,
        { before, after: report },
        itemChanges(diff),
      ),
    },
  };
};

const changesOf = (before: ReportDocument, after: ReportDocument): string[] =>
  describeChanges(before, after, diffReports(before, after));

/** @throws DomainError report_not_found, forbidden. */
async function editableReport(
  trx: TenantTransaction,
  caller: Caller,
  id: number,
): Promise<StoredReportWithDocument> {
  const report = await loadReport(trx, caller, id);
  if (!reportAbilities(caller, report).edit) throw new DomainError('forbidden');
  return report;
}
