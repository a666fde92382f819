/** Schedules of reports: listed, made, changed, paused, run at once and deleted by their owner or an administrator. */
import { randomUUID } from 'node:crypto';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { followsEvent } from '@lienzo/schema/reports/schedule-when';
import {
  type create_schedule,
  type delete_schedule,
  type get_schedule_runs,
  type get_schedules,
  MAX_SCHEDULES,
  type pause_schedule,
  type run_schedule,
  type Schedule,
  type schedule_options,
  type update_schedule,
} from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import type { Actor, Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findActor, listActivePeople } from '../../accounts/accounts.ts';
import { revokeMailedFiles } from '../../renders/renders.ts';
import { listPaysheets } from '../../report-data/report-data.ts';
import { latestPeriod, namesOfClients } from '../../reports/reports.ts';
import { schedulesOf } from '../policy.ts';
import { insertRun, isBeingMade, listRunIds } from '../repositories/schedule-runs.ts';
import {
  countSchedules,
  deleteSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
  pauseSchedule,
  resumeSchedule,
  type StoredSchedule,
  updateSchedule,
} from '../repositories/schedules.ts';
import { checkSchedule } from '../runs/check-schedule.ts';
import { mailKey } from '../runs/delivery-keys.ts';
import { presentRuns, presentSchedules } from '../runs/present-schedules.ts';
import type { Handler, ScheduleServices } from '../services.ts';

export const getSchedules: Handler<typeof get_schedules> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    result: await presentSchedules(
      trx,
      caller,
      await listSchedules(trx, caller.organizationId, schedulesOf(caller)),
    ),
  }));

export const scheduleOptions: Handler<typeof schedule_options> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    result: {
      people: (await listActivePeople(trx, caller.organizationId)).map(({ id, name, mail, client }) => ({
        id,
        name,
        mail,
        client,
      })),
      clients: [...(await namesOfClients(trx, caller.organizationId))]
        .map(([id, name]) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
      paysheets: await listPaysheets(trx, caller.organizationId, todayInMexico()),
    },
  }));

export const getScheduleRuns: Handler<typeof get_schedule_runs> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    result: await presentRuns(trx, caller, await loadSchedule(trx, caller, query.id)),
  }));

export const createSchedule: Handler<typeof create_schedule> = async ({ body, caller, services }) => {
  const id = await inTenant(services.db, caller, async (trx) => {
    if ((await countSchedules(trx, caller)) >= MAX_SCHEDULES)
      throw new DomainError({
        code: 'too_many_requests',
        message: scheduleMessages.problems.tooMany(MAX_SCHEDULES),
      });
    const { kept, next } = await checkSchedule(trx, caller, body);
    return insertSchedule(trx, caller, kept, next);
  });
  return { result: await shown(services, caller, id) };
};

export const changeSchedule: Handler<typeof update_schedule> = async ({ body, caller, services }) => {
  const { id, ...content } = body;
  const { key, schedule, owner } = await ownedSchedule(services, caller, id);
  await inTenant(services.db, owner, async (trx) => {
    const { kept, next } = await checkSchedule(trx, owner, content);
    await updateSchedule(trx, key, kept, schedule.paused ? null : next);
  });
  return { result: await shown(services, caller, id) };
};

export const pauseOrResume: Handler<typeof pause_schedule> = async ({ body, caller, services }) => {
  const { id, paused } = body;
  if (paused)
    await inTenant(services.db, caller, async (trx) => {
      await loadSchedule(trx, caller, id);
      await pauseSchedule(trx, { organizationId: caller.organizationId, id }, null);
    });
  else {
    const { key, schedule, owner } = await ownedSchedule(services, caller, id);
    if (schedule.paused)
      await inTenant(services.db, owner, async (trx) =>
        resumeSchedule(trx, key, (await checkSchedule(trx, owner, schedule)).next),
      );
  }
  return { result: await shown(services, caller, id) };
};

export const runScheduleNow: Handler<typeof run_schedule> = async ({ body, caller, services }) => {
  const { organizationId } = caller;
  const { id } = body;
  await inTenant(services.db, caller, async (trx) => {
    const { when } = await loadSchedule(trx, caller, id, { lock: true });
    if (await isBeingMade(trx, organizationId, id)) return;
    const period = followsEvent(when) ? await latestPeriod(trx, organizationId, when) : undefined;
    const run_id = await insertRun(trx, organizationId, {
      ...{ scheduleId: id, dueAt: new Date(), manual: true, note: period?.words ?? null },
      ...(followsEvent(when) &&
        period && { event: { kind: when.kind, ...period.place, key: `manual/${randomUUID()}` } }),
    });
    if (run_id === undefined) return;
    const data = { organization_id: organizationId, run_id };
    await services.jobs.send('start_schedule_run', data, { trx, key: run_id });
  });
  return { result: await shown(services, caller, id) };
};

export const removeSchedule: Handler<typeof delete_schedule> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await loadSchedule(trx, caller, query.id);
    const { organizationId } = caller;
    const runs = await listRunIds(trx, organizationId, query.id);
    // Links in the mails of its runs end with it.
    await revokeMailedFiles(trx, organizationId, runs.map(mailKey));
    await deleteSchedule(trx, { organizationId, id: query.id });
    return { result: { id: query.id } };
  });

/** @throws DomainError schedule_not_found, for one that does not exist and one of somebody else alike. */
async function loadSchedule(
  trx: TenantTransaction,
  caller: Caller,
  id: string,
  options: { lock: boolean } = { lock: false },
): Promise<StoredSchedule> {
  const schedule = await findSchedule(trx, { organizationId: caller.organizationId, id }, options);
  const whose = schedulesOf(caller);
  if (schedule === undefined || (whose !== undefined && schedule.userId !== whose))
    throw new DomainError('schedule_not_found');
  return schedule;
}

/** A schedule with its owner, whose permissions decide what it may name. */
async function ownedSchedule(
  { db }: ScheduleServices,
  caller: Caller,
  id: string,
): Promise<{ key: { organizationId: string; id: string }; schedule: StoredSchedule; owner: Actor }> {
  const { organizationId } = caller;
  return inTenant(db, caller, async (trx) => {
    const schedule = await loadSchedule(trx, caller, id);
    const owner = await findActor(trx, { organizationId, userId: schedule.userId });
    if (owner === undefined)
      throw new DomainError({ code: 'forbidden', message: scheduleMessages.stopped.owner_inactive });
    return { key: { organizationId, id }, schedule, owner };
  });
}

async function shown({ db }: ScheduleServices, caller: Caller, id: string): Promise<Schedule> {
  return inTenant(db, caller, async (trx) => {
    const [found] = await presentSchedules(trx, caller, [await loadSchedule(trx, caller, id)]);
    if (found === undefined) throw new DomainError('schedule_not_found');
    return found;
  });
}
