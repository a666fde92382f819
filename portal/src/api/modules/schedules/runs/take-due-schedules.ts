/** Once a minute: runs for the schedules that are due, and a push for runs that were left. */
import { formatMoment } from '@lienzo/schema/data/format';
import { nextRuns } from '@lienzo/schema/schedules/next-runs';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { inOperator } from '../../../platform/database/in-operator.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertRun, listLeftRuns } from '../repositories/schedule-runs.ts';
import {
  lockDue,
  lockFollowing,
  organizationsWithWork,
  type StoredSchedule,
  setNextRun,
} from '../repositories/schedules.ts';
import type { JobHandler, ScheduleServices } from '../services.ts';
import { nextRunOf, timetableOf } from './timetable-of.ts';

/** Schedules per transaction. */
const BATCH = 100;
/** Runs that were left, per turn. */
const LEFT = 1000;
/** Minutes after which a run is late, and says so. */
const LATE_MINUTES = 5;
/** Missed times that are counted; more are not worth the arithmetic. */
const MAX_MISSED = 400;

export const takeDueSchedules: JobHandler<'take_due_schedules'> = async (_data, services) => {
  const organizations = await inOperator(services.db, { role: 'SuperAdmin' }, organizationsWithWork);
  for (const organizationId of organizations) {
    let taken = BATCH;
    while (taken === BATCH) taken = await takeBatch(services, organizationId);
    await inTenant(services.db, systemContext(organizationId), async (trx) => {
      for (const schedule of await lockFollowing(trx, organizationId, BATCH))
        await setNextRun(
          trx,
          { organizationId, id: schedule.id },
          await nextRunOf(trx, organizationId, schedule),
        );
      await pushLeftRuns(trx, services, organizationId);
    });
  }
};

/** @returns how many were taken. */
function takeBatch(services: ScheduleServices, organizationId: string): Promise<number> {
  return inTenant(services.db, systemContext(organizationId), async (trx) => {
    const due = await lockDue(trx, organizationId, BATCH);
    for (const schedule of due) await takeOne(trx, services, organizationId, schedule);
    return due.length;
  });
}

/** One run for a schedule, however many of its times have passed, and its next time after now. */
async function takeOne(
  trx: TenantTransaction,
  { jobs }: ScheduleServices,
  organizationId: string,
  schedule: StoredSchedule,
): Promise<void> {
  const { id: scheduleId, nextRunAt: dueAt } = schedule;
  if (dueAt === null) return;
  const [due, now] = [new Date(dueAt), new Date()];
  const timetable = await timetableOf(trx, organizationId, schedule, due);
  const later = nextRuns(timetable, due, MAX_MISSED);
  const missed = later.filter((at) => at <= now).length;
  const isLate = now.getTime() - due.getTime() > LATE_MINUTES * 60_000;
  const note = isLate ? scheduleMessages.runs.late(formatMoment(dueAt), missed) : null;
  const run_id = await insertRun(trx, organizationId, { scheduleId, dueAt, manual: false, note });
  const next = later[missed] ?? nextRuns(timetable, now, 1)[0] ?? null;
  await setNextRun(trx, { organizationId, id: scheduleId }, next);
  if (run_id !== undefined)
    await jobs.send('start_schedule_run', { organization_id: organizationId, run_id }, { trx, key: run_id });
}

async function pushLeftRuns(
  trx: TenantTransaction,
  { jobs }: ScheduleServices,
  organization_id: string,
): Promise<void> {
  for (const { id: run_id, state } of await listLeftRuns(trx, organization_id, LEFT))
    await jobs.send(
      state === 'queued' ? 'start_schedule_run' : 'deliver_schedule_run',
      { organization_id, run_id },
      { trx, key: run_id },
    );
}
