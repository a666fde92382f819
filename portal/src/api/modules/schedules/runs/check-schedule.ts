import { followsEvent } from '@lienzo/schema/reports/schedule-when';
import type { ScheduleContent, ScheduleOutput } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { listActivePeople } from '../../accounts/accounts.ts';
import { loadItem } from '../../directory/directory.ts';
import { divisionOf, partsColumns, readPattern } from '../../renders/renders.ts';
import { findPaysheet } from '../../report-data/report-data.ts';
import type { StoredReportWithDocument } from '../../reports/reports.ts';
import {
  type EventPeriod,
  type GivenDelivery,
  keptValues,
  latestPeriod,
  loadReport,
  namesOfClients,
  reportAbilities,
  reportDocumentFor,
  withPeriod,
} from '../../reports/reports.ts';
import { canSchedule } from '../policy.ts';
import { foreignPeople, foreignTerms } from './foreign-people.ts';
import { nextRunOf } from './timetable-of.ts';

const { problems } = scheduleMessages;

/**
 * What a schedule names must be there for its owner.
 * @param trx of the owner.
 * @returns the first moment at which it comes, null for one that follows an event, and what is kept of it.
 * @throws DomainError report_not_found, folder_not_found, forbidden; invalid_request for the field that is wrong.
 */
export async function checkSchedule(
  trx: TenantTransaction,
  owner: Actor,
  content: ScheduleContent,
): Promise<{ next: Date | null; kept: ScheduleContent }> {
  const { organizationId } = owner;
  const { when } = content;
  await checkFollowed(trx, organizationId, content);
  const period = followsEvent(when) ? await latestPeriod(trx, organizationId, when) : undefined;
  const { report, values } = await checkReport(trx, owner, content, { field: 'report_id', period });
  const { output, reports: further } = await checkOutput(trx, owner, content, { report, values, period });
  if (content.folder_id !== null) {
    const folder = await loadItem(trx, owner, content.folder_id, 'DIR');
    if (!folder.can.upload) throw new DomainError({ code: 'forbidden', field: 'folder_id' });
  }
  if (content.people.length > 0) {
    const people = new Set((await listActivePeople(trx, organizationId)).map(({ id }) => id));
    if (content.people.some((id) => !people.has(id))) throw refusal('people', problems.person);
  }
  const foreign = await foreignPeople(trx, organizationId, { reports: [report, ...further], ...content });
  if (foreign.length > 0) throw refusal('people', foreignTerms(foreign));
  const next = await nextRunOf(trx, organizationId, content);
  if (next === null && !followsEvent(when))
    throw refusal('when', when.kind === 'before_close' ? problems.noPeriods : problems.never);
  return { next, kept: { ...content, ...values, output } };
}

async function checkFollowed(
  trx: TenantTransaction,
  organizationId: string,
  { when }: ScheduleContent,
): Promise<void> {
  if (!('paysheet_id' in when)) return;
  const { paysheet_id } = when;
  if (paysheet_id !== null && !(await findPaysheet(trx, organizationId, paysheet_id)))
    throw refusal('when', problems.paysheetGone);
  const client = followsEvent(when) ? when.client_id : null;
  if (client !== null && !(await namesOfClients(trx, organizationId)).has(client))
    throw refusal('when', problems.clientGone);
}

type CheckedReport = { report: StoredReportWithDocument; values: GivenDelivery };

/** What its parameters lack is told now, not by each of its runs. */
async function checkReport(
  trx: TenantTransaction,
  owner: Actor,
  { report_id, ...given }: GivenDelivery & { report_id: number },
  { field, period }: { field: string; period: EventPeriod | undefined },
): Promise<CheckedReport> {
  const report = await loadReport(trx, owner, report_id);
  if (!canSchedule(owner, report)) throw refusal(field, problems.disabled);
  const values = keptValues(report, given);
  await reportDocumentFor(trx, owner, report, printedValues(report, values, period));
  return { report, values };
}

const printedValues = (
  report: StoredReportWithDocument,
  { parametros, kept_filters }: GivenDelivery,
  period: EventPeriod | undefined,
): GivenDelivery & { tolerant: true } => ({
  // The payroll of a product may be calculated by then.
  tolerant: true,
  kept_filters,
  parametros: period === undefined ? parametros : withPeriod(report, parametros, period.place),
});

/** @returns what is kept of it, and the reports beside the first one. */
async function checkOutput(
  trx: TenantTransaction,
  owner: Actor,
  { output }: ScheduleContent,
  { report, values, period }: CheckedReport & { period: EventPeriod | undefined },
): Promise<{ output: ScheduleOutput; reports: StoredReportWithDocument[] }> {
  switch (output.kind) {
    case 'report':
      return { output, reports: [] };
    case 'parts': {
      const document = await reportDocumentFor(trx, owner, report, printedValues(report, values, period));
      divisionOf(document, output.column);
      if (output.mail_column !== null) divisionOf(document, output.mail_column);
      readPattern(output.name, partsColumns(document));
      return {
        output: { ...output, mail_column: output.each === 'mail' ? output.mail_column : null },
        reports: [],
      };
    }
    case 'combination': {
      if (!reportAbilities(owner, report).combine) throw refusal('report_id', problems.notCombinable);
      const reports = [];
      const kept = [];
      for (const one of output.reports) {
        const checked = await checkReport(trx, owner, one, { field: 'output', period });
        if (!reportAbilities(owner, checked.report).combine) throw refusal('output', problems.notCombinable);
        reports.push(checked.report);
        kept.push({ report_id: one.report_id, ...checked.values });
      }
      return { output: { ...output, reports: kept }, reports };
    }
  }
}

const refusal = (field: string, message: string) =>
  new DomainError({ code: 'invalid_request', field, message });
