import type { ScheduleContent } from '@lienzo/schema/api/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/messages/schedule-messages';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { listActivePeople } from '../../accounts/accounts.ts';
import { loadItem } from '../../directory/directory.ts';
import { canSchedule } from '../policy.ts';
import { keptValues } from '../printing/kept-filters.ts';
import { loadReport } from '../printing/load-report.ts';
import { reportDocumentFor } from '../printing/report-document.ts';
import { findPaysheet } from '../repositories/paysheets.ts';
import { foreignPeople, foreignWords } from './foreign-people.ts';
import { nextRunOf } from './timetable-of.ts';

const { problems } = scheduleMessages;

/**
 * What a schedule names must be there for its owner.
 * @param trx of the owner.
 * @returns the first moment at which it comes, and what is kept of it.
 * @throws DomainError report_not_found, folder_not_found, forbidden; invalid_request for the field that is wrong.
 */
export async function checkSchedule(
  trx: TenantTransaction,
  owner: Actor,
  content: ScheduleContent,
): Promise<{ next: Date; kept: ScheduleContent }> {
  const report = await loadReport(trx, owner, content.report_id);
  if (!canSchedule(owner, report)) throw refusal('report_id', problems.disabled);
  // What its parameters lack is told now, not by each of its runs.
  const values = keptValues(report, content);
  await reportDocumentFor(trx, owner, report, values);
  if (content.folder_id !== null) {
    const folder = await loadItem(trx, owner, content.folder_id, 'DIR');
    if (!folder.can.upload) throw new DomainError({ code: 'forbidden', field: 'folder_id' });
  }
  if (content.people.length > 0) {
    const people = new Set((await listActivePeople(trx, owner.organizationId)).map(({ id }) => id));
    if (content.people.some((id) => !people.has(id))) throw refusal('people', problems.person);
  }
  const foreign = await foreignPeople(trx, owner.organizationId, { report, ...content });
  if (foreign.length > 0) throw refusal('people', foreignWords(foreign));
  const { when } = content;
  if (when.kind === 'before_close' && !(await findPaysheet(trx, owner.organizationId, when.paysheet_id)))
    throw refusal('when', problems.paysheetGone);
  const next = await nextRunOf(trx, owner.organizationId, content);
  if (next === null)
    throw refusal('when', when.kind === 'before_close' ? problems.noPeriods : problems.never);
  return { next, kept: { ...content, ...values } };
}

const refusal = (field: string, message: string) =>
  new DomainError({ code: 'invalid_request', field, message });
