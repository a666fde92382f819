import { followsEvent, type ScheduleWhen } from '@lienzo/schema/reports/schedule-when';
import { deliversText } from '@lienzo/schema/schedules/delivers-text';
import type { Schedule, ScheduleRun } from '@lienzo/schema/schedules/schedule-endpoints';
import { whenText } from '@lienzo/schema/schedules/when-text';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { activePaths } from '../../directory/directory.ts';
import { linkKey, listDeliveriesOf, mailedLinksOf, type StoredDelivery } from '../../renders/renders.ts';
import { findPaysheet } from '../../report-data/report-data.ts';
import { listReports, namesOfClients } from '../../reports/reports.ts';
import { canFetchScheduled } from '../policy.ts';
import { lastRuns, listRunFiles, listRuns, type StoredRun } from '../repositories/schedule-runs.ts';
import type { StoredSchedule } from '../repositories/schedules.ts';
import { folderKey, mailKey } from './delivery-keys.ts';

/** @param trx of the caller, who sees the names of folders as far as they may. */
export async function presentSchedules(
  trx: TenantTransaction,
  { organizationId }: Actor,
  schedules: readonly StoredSchedule[],
): Promise<Schedule[]> {
  if (schedules.length === 0) return [];
  const ids = schedules.map(({ id }) => id);
  const [owners, reports, folders, runs] = [
    await namesOf(trx, organizationId, [...new Set(schedules.map(({ userId }) => userId))]),
    new Map((await listReports(trx, organizationId)).map(({ id, nombre }) => [id, nombre])),
    await activePaths(trx, organizationId, [
      ...new Set(schedules.flatMap(({ folder_id }) => (folder_id === null ? [] : [folder_id]))),
    ]),
    await lastRuns(trx, organizationId, ids),
  ];
  const shown: Schedule[] = [];
  for (const { userId, nextRunAt, ...schedule } of schedules) {
    const { when, time, folder_id } = schedule;
    const run = runs.get(schedule.id);
    shown.push({
      ...schedule,
      report: reports.get(schedule.report_id) ?? null,
      owner: { id: userId, name: owners.get(userId) ?? '' },
      words: whenText(when, time, await followedName(trx, organizationId, when)),
      delivers: deliversText(schedule, (id) => reports.get(id)),
      folder: folder_id === null ? null : (folders.get(folder_id)?.at(-1)?.name ?? null),
      next_run_at: nextRunAt,
      last_run: run === undefined ? null : presentRun(run),
    });
  }
  return shown;
}

/** The payroll, or the client, that a schedule follows; null for one that follows none, or is gone. */
async function followedName(
  trx: TenantTransaction,
  organizationId: string,
  when: ScheduleWhen,
): Promise<string | null> {
  if (!('paysheet_id' in when)) return null;
  const { paysheet_id } = when;
  if (paysheet_id !== null) return (await findPaysheet(trx, organizationId, paysheet_id))?.name ?? null;
  const client = followsEvent(when) ? when.client_id : null;
  return client === null ? null : ((await namesOfClients(trx, organizationId)).get(client) ?? null);
}

async function namesOf(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const matches = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
  return new Map(matches.map(({ id, name }) => [id, name]));
}

const presentRun = ({ id, dueAt, manual, state, finishedAt, note, problems }: StoredRun) => ({
  id,
  due_at: dueAt,
  manual,
  state,
  finished_at: finishedAt,
  note,
  problems,
});

/** The last runs of a schedule. */
export async function presentRuns(
  trx: TenantTransaction,
  actor: Actor,
  schedule: StoredSchedule,
): Promise<ScheduleRun[]> {
  const { organizationId } = actor;
  const mayFetch = canFetchScheduled(actor, schedule);
  const runs = await listRuns(trx, organizationId, schedule.id);
  const ids = runs.map(({ id }) => id);
  const files = Map.groupBy(await listRunFiles(trx, organizationId, ids), ({ runId }) => runId);
  const keys = ids.flatMap((id) => [
    mailKey(id),
    ...schedule.formats.map((format) => folderKey(id, format)),
    ...(files.get(id) ?? []).map(({ format }) => folderKey(id, format)),
  ]);
  const links = await mailedLinksOf(trx, organizationId, ids.map(mailKey));
  const deliveries = Map.groupBy(await listDeliveriesOf(trx, organizationId, [...new Set(keys)]), ({ key }) =>
    key.split('/').at(1),
  );
  return runs.map((run) => ({
    ...presentRun(run),
    files: (files.get(run.id) ?? []).map(({ format, renderId, state, notes }) => ({
      format,
      notes,
      render_id: state === 'done' ? renderId : null,
      can: { fetch: state === 'done' && mayFetch },
    })),
    deliveries: (deliveries.get(run.id) ?? []).map((delivery) => ({
      ...presentDelivery(delivery),
      link: links.get(linkKey(delivery.key, delivery.target)) ?? null,
    })),
  }));
}

const presentDelivery = ({ kind, target, state, problem, name }: StoredDelivery) => ({
  kind,
  target: kind === 'folder' ? (name ?? '') : target,
  folder_id: kind === 'folder' ? target : null,
  state: state === 'sending' ? ('waiting' as const) : state,
  problem,
});
