/** Recipients who are people of a client that does not see a report. */
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type ActivePerson, listActivePeople } from '../../accounts/accounts.ts';
import { canSeeReport, type ReportFacts } from '../../reports/reports.ts';

/** Of people, and of addresses that are somebody's here. */
export async function foreignPeople(
  trx: TenantTransaction,
  organizationId: string,
  {
    reports,
    people,
    mails,
  }: { reports: readonly ReportFacts[]; people: readonly string[]; mails: readonly string[] },
): Promise<ActivePerson[]> {
  const named = new Set([...people, ...mails.map((mail) => mail.toLowerCase())]);
  const known = await listActivePeople(trx, organizationId);
  return known.filter(
    ({ id, mail, role, clientId }) =>
      role === 'client' &&
      (named.has(id) || named.has(mail.toLowerCase())) &&
      reports.some((report) => !canSeeReport({ userId: id, role, clientId }, report)),
  );
}

/** How they are told: by name and client. */
export const foreignTerms = (people: readonly ActivePerson[]): string =>
  scheduleMessages.problems.foreign(people.map(({ name, client }) => `${name} (${client ?? ''})`));
