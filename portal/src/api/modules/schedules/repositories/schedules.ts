/** Schedules of reports. Whose they are is the policy's matter; here they are the organization's. */

import { parameterValues } from '@lienzo/schema/data/parameter-values';
import { keptFilters } from '@lienzo/schema/reports/kept-filters';
import { type ScheduleEvent, scheduleWhen } from '@lienzo/schema/reports/schedule-when';
import type { ScheduleContent, StopReason } from '@lienzo/schema/schedules/schedule-endpoints';
import { SCHEDULE_ROLES, scheduleOutput } from '@lienzo/schema/schedules/schedule-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ScheduleKey = { organizationId: string; id: string };

export type StoredSchedule = ScheduleContent & {
  id: string;
  userId: string;
  paused: boolean;
  stopped: StopReason | null;
  nextRunAt: string | null;
};

const COLUMNS = [
  'id',
  'user_id',
  'report_id',
  'name',
  'parametros',
  'kept_filters',
  'output',
  'formats',
  'timetable',
  'at_time',
  'folder_id',
  'people',
  'roles',
  'mails',
  'message',
  'paused',
  'stopped',
  'next_run_at',
] as const;

const rows = (trx: TenantTransaction, organizationId: string) =>
  trx.selectFrom('report_schedules').select(COLUMNS).where('organization_id', '=', organizationId);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const present = ({
  user_id,
  parametros,
  kept_filters,
  output,
  timetable,
  at_time,
  roles,
  next_run_at,
  ...row
}: Row): StoredSchedule => ({
  ...row,
  userId: user_id,
  parametros: parameterValues.parse(parametros),
  kept_filters: keptFilters.parse(kept_filters),
  output: scheduleOutput.parse(output),
  when: scheduleWhen.parse(timetable),
  time: at_time,
  roles: SCHEDULE_ROLES.filter((role) => roles.includes(role)),
  nextRunAt: next_run_at,
});

/** @param userId whose; undefined: everybody's. In the order of their names. */
export async function listSchedules(
  trx: TenantTransaction,
  organizationId: string,
  userId: string | undefined,
): Promise<StoredSchedule[]> {
  const matches = await rows(trx, organizationId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('name')
    .orderBy('id')
    .limit(2000)
    .execute();
  return matches.map(present);
}

export async function findSchedule(
  trx: TenantTransaction,
  { organizationId, id }: ScheduleKey,
  { lock }: { lock: boolean } = { lock: false },
): Promise<StoredSchedule | undefined> {
  const row = await rows(trx, organizationId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && present(row);
}

export async function countSchedules(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('report_schedules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

const written = ({ parametros, kept_filters, output, when, time, ...content }: ScheduleContent) => ({
  report_id: content.report_id,
  name: content.name,
  parametros: JSON.stringify(parametros),
  kept_filters: JSON.stringify(kept_filters),
  output: JSON.stringify(output),
  formats: [...new Set(content.formats)],
  timetable: JSON.stringify(when),
  at_time: time,
  folder_id: content.folder_id,
  people: [...new Set(content.people)],
  roles: content.roles,
  mails: [...new Set(content.mails.map((mail) => mail.toLowerCase()))],
  message: content.message,
});

export async function insertSchedule(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  content: ScheduleContent,
  nextRunAt: Date | null,
): Promise<string> {
  const { id } = await trx
    .insertInto('report_schedules')
    .values({ organization_id: organizationId, user_id: userId, ...written(content), next_run_at: nextRunAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofKey = (trx: TenantTransaction, { organizationId, id }: ScheduleKey) =>
  trx.updateTable('report_schedules').where('organization_id', '=', organizationId).where('id', '=', id);

/** @param nextRunAt null: it stays paused, or follows an event. */
export async function updateSchedule(
  trx: TenantTransaction,
  key: ScheduleKey,
  content: ScheduleContent,
  nextRunAt: Date | null,
): Promise<void> {
  await ofKey(trx, key)
    .set({ ...written(content), next_run_at: nextRunAt, reckoned_at: sql`now()` })
    .execute();
}

/**
 * @param stopped why, when it is not a person who pauses it; one that is paused already stays as it is then.
 * @returns whether it was changed.
 */
export async function pauseSchedule(
  trx: TenantTransaction,
  key: ScheduleKey,
  stopped: StopReason | null,
): Promise<boolean> {
  const { numUpdatedRows } = await ofKey(trx, key)
    .set({ paused: true, stopped, next_run_at: null })
    .$if(stopped !== null, (query) => query.where('paused', '=', false))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function resumeSchedule(
  trx: TenantTransaction,
  key: ScheduleKey,
  nextRunAt: Date | null,
): Promise<void> {
  await ofKey(trx, key)
    .set({ paused: false, stopped: null, next_run_at: nextRunAt, reckoned_at: sql`now()` })
    .execute();
}

export async function deleteSchedule(
  trx: TenantTransaction,
  { organizationId, id }: ScheduleKey,
): Promise<void> {
  await trx
    .deleteFrom('report_schedules')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Schedules that are due, locked until the transaction ends; those that another worker has are left to it. */
export async function lockDue(
  trx: TenantTransaction,
  organizationId: string,
  limit: number,
): Promise<StoredSchedule[]> {
  const existing = await rows(trx, organizationId)
    .where('paused', '=', false)
    .where('next_run_at', '<=', sql<string>`clock_timestamp()`)
    .orderBy('next_run_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return existing.map(present);
}

/** The schedules that go on and follow what happened to a period of a payroll; locked, so that none is paused meanwhile. */
export async function lockFollowers(
  trx: TenantTransaction,
  organizationId: string,
  { event, paysheetId, clientId }: { event: ScheduleEvent; paysheetId: number; clientId: string },
): Promise<StoredSchedule[]> {
  const hits = await rows(trx, organizationId)
    .where('paused', '=', false)
    .where(
      sql<SqlBool>`timetable ->> 'kind' = ${event} and (
        timetable ->> 'paysheet_id' = ${String(paysheetId)} or timetable ->> 'client_id' = ${clientId}
      )`,
    )
    .orderBy('id')
    .forShare()
    .execute();
  return hits.map(present);
}

/** Minutes after which the moments of schedules that follow a payroll's periods are computed again. */
const COMPUTED_MINUTES = 10;
const followsPeriods = sql<SqlBool>`
  timetable ->> 'kind' = 'before_close' and (next_run_at is null or next_run_at > now())
  and reckoned_at < now() - make_interval(mins => ${COMPUTED_MINUTES}::int)
`;

/** Schedules that follow periods, which may have been added or changed; locked. */
export async function lockFollowing(
  trx: TenantTransaction,
  organizationId: string,
  limit: number,
): Promise<StoredSchedule[]> {
  const result = await rows(trx, organizationId)
    .where('paused', '=', false)
    .where(followsPeriods)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return result.map(present);
}

export async function setNextRun(
  trx: TenantTransaction,
  key: ScheduleKey,
  nextRunAt: Date | null,
): Promise<void> {
  await ofKey(trx, key).set({ next_run_at: nextRunAt, reckoned_at: sql`now()` }).execute();
}

/** The days on which the captures of a payroll's periods close, from a day on. */
export async function closingsOf(
  trx: TenantTransaction,
  organizationId: string,
  { paysheetId, from }: { paysheetId: number; from: string },
): Promise<string[]> {
  const known = await trx
    .selectFrom('periods')
    .select('incidence_close_date')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('incidence_close_date', '>=', from)
    .orderBy('incidence_close_date')
    .limit(200)
    .execute();
  return known.flatMap(({ incidence_close_date: day }) => (day === null ? [] : [day]));
}

/** Organizations with something to do; in a transaction of the operator. */
export async function organizationsWithWork(trx: TenantTransaction): Promise<string[]> {
  const { rows: match } = await sql<{ organization_id: string }>`
    select distinct organization_id from report_schedules
    where not paused and (next_run_at <= now() or (${followsPeriods}))
    union
    select distinct organization_id from report_schedule_runs
    where state in ('queued', 'rendering', 'delivering') and created_at < now() - interval '1 minute'
  `.execute(trx);
  return match.map(({ organization_id }) => organization_id);
}
