import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { createNotices } from '../../notifications/notifications.ts';
import { endRun, type RunKey } from '../repositories/schedule-runs.ts';
import type { StoredSchedule } from '../repositories/schedules.ts';
import type { ScheduleServices } from '../services.ts';

/** Ends a run, and tells the schedule's owner of what went wrong, once. */
export async function endScheduleRun(
  services: ScheduleServices,
  run: RunKey,
  { userId, name }: StoredSchedule,
  outcome: { state: 'done' | 'partial' | 'failed'; problems: string[] },
): Promise<void> {
  const { organizationId } = run;
  await inTenant(services.db, systemContext(organizationId), async (trx) => {
    if (!(await endRun(trx, run, outcome)) || outcome.problems.length === 0) return;
    const title = scheduleMessages.notice.failedTitle(name);
    await createNotices(trx, organizationId, [
      { userId, title, text: outcome.problems.join(' '), folderId: null },
    ]);
  });
}

export const failRun = (
  services: ScheduleServices,
  run: RunKey,
  schedule: StoredSchedule,
  problems: string[],
): Promise<void> => endScheduleRun(services, run, schedule, { state: 'failed', problems });
