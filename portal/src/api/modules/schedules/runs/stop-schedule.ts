import type { StopReason } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { scheduleStoppedMail } from '@lienzo/templates/mail/schedule-stopped-mail';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findActivePeople, mailSenderOf } from '../../accounts/accounts.ts';
import { createNotices } from '../../notifications/notifications.ts';
import { endRun, type RunKey } from '../repositories/schedule-runs.ts';
import { findSchedule, pauseSchedule, type StoredSchedule } from '../repositories/schedules.ts';
import type { JobHandler, ScheduleServices } from '../services.ts';

/** Pauses a schedule that cannot go on, ends its run and sends for whoever is to be told, once. */
export async function stopSchedule(
  services: ScheduleServices,
  run: RunKey,
  schedule: StoredSchedule,
  reason: StopReason,
): Promise<void> {
  const { organizationId } = run;
  const { id } = schedule;
  await inTenant(services.db, systemContext(organizationId), async (trx) => {
    await endRun(trx, run, { state: 'failed', problems: [scheduleMessages.stopped[reason]] });
    if (!(await pauseSchedule(trx, { organizationId, id }, reason))) return;
    const people = await peopleToTell(trx, organizationId, schedule);
    const title = scheduleMessages.notice.stoppedTitle(schedule.name);
    const text = scheduleMessages.notice.stoppedText(scheduleMessages.stopped[reason]);
    await createNotices(
      trx,
      organizationId,
      people.map(({ id: userId }) => ({ userId, title, text, folderId: null })),
    );
    await services.jobs.send(
      'send_schedule_stopped',
      { organization_id: organizationId, schedule_id: id, reason },
      { trx },
    );
  });
}

export const sendScheduleStopped: JobHandler<'send_schedule_stopped'> = async (data, services) => {
  const { organization_id: organizationId, schedule_id: id, reason } = data;
  const match = await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const schedule = await findSchedule(trx, { organizationId, id });
    if (schedule === undefined) return undefined;
    const people = await peopleToTell(trx, organizationId, schedule);
    return { schedule, people, sender: await mailSenderOf(trx, organizationId, services) };
  });
  if (match === undefined) return;
  const mail = scheduleStoppedMail(match.sender, {
    schedule: match.schedule.name,
    reason: scheduleMessages.stopped[reason],
    link: `${services.publicUrl}/app/reports/schedules`,
  });
  for (const person of match.people) await services.mailer.send(person.mail, mail);
};

/** The owner; the administrators where there is no owner any more. */
async function peopleToTell(trx: TenantTransaction, organizationId: string, { userId }: StoredSchedule) {
  const owner = await findActivePeople(trx, organizationId, { ids: [userId], roles: [] });
  return owner.length > 0 ? owner : findActivePeople(trx, organizationId, { ids: [], roles: ['Admin'] });
}
