import type { ErrorCode } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { findActor } from '../../accounts/accounts.ts';
import { fileFormatOf, insertRender, type NewRender, queueRender } from '../../renders/renders.ts';
import { findRun, type RunKey, startRun } from '../repositories/schedule-runs.ts';
import { findSchedule } from '../repositories/schedules.ts';
import type { JobHandler, ScheduleServices } from '../services.ts';
import { failRun } from './end-schedule-run.ts';
import { permittedReports } from './permitted-reports.ts';
import { rendersOfSchedule } from './renders-of-schedule.ts';
import { stopSchedule } from './stop-schedule.ts';

/** Failures that pass: the job is tried again. */
const PASSING: readonly ErrorCode[] = [
  'service_busy',
  'storage_unavailable',
  'internal_error',
  'database_full',
];

/** Asks for a run's files in the name of the schedule's owner, with the permissions of this moment. */
export const startScheduleRun: JobHandler<'start_schedule_run'> = async (data, services) => {
  const run: RunKey = { organizationId: data.organization_id, id: data.run_id };
  const match = await inTenant(services.db, systemContext(run.organizationId), async (trx) => {
    const stored = await findRun(trx, run);
    if (stored?.state !== 'queued') return undefined;
    const schedule = await findSchedule(trx, { ...run, id: stored.scheduleId });
    return schedule && { stored, schedule, owner: await findActor(trx, { ...run, userId: schedule.userId }) };
  });
  if (match === undefined) return;
  const { schedule, owner, stored } = match;
  if (owner === undefined) return stopSchedule(services, run, schedule, 'owner_inactive');
  const permitted = await permittedReports(services, owner, schedule, stored);
  if ('stop' in permitted) return stopSchedule(services, run, schedule, permitted.stop);
  if ('problem' in permitted) return failRun(services, run, schedule, [permitted.problem]);
  const { event } = stored;
  try {
    await request(
      services,
      run,
      owner,
      await rendersOfSchedule(services, { owner, schedule, event, ...permitted }),
    );
  } catch (error) {
    const { entries } = toDomainError(error);
    if (entries.some(({ code }) => PASSING.includes(code))) throw error;
    const problems = entries.map(({ code, message }) => message ?? apiErrorMessages[code]);
    await failRun(services, run, schedule, problems);
  }
};

/** All of them or none, once. */
async function request(
  services: ScheduleServices,
  run: RunKey,
  owner: Actor,
  renders: readonly NewRender[],
): Promise<void> {
  const { organizationId } = run;
  await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const stored = await findRun(trx, run, { lock: true });
    if (stored?.state !== 'queued') return;
    const files = [];
    for (const render of renders) {
      const renderId = await insertRender(trx, owner, render);
      await queueRender(services, { organizationId, id: renderId }, { seconds: 0, trx });
      files.push({ format: fileFormatOf(render.request), renderId });
    }
    await startRun(trx, run, files);
  });
}
