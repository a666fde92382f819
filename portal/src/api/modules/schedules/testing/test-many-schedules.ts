/** What becomes of schedules when very many are due at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../../directory/testing/test-directory.ts';
import { type SchedulePortal, startSchedulePortal } from './start-schedule-portal.ts';

let at: SchedulePortal;
const runSql = (query: ReturnType<typeof sql>) => inOrganization(at.portal, (trx) => query.execute(trx));

const countOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await inOrganization(at.portal, (trx) => query.execute(trx))).rows[0]?.n ?? -1;

/**
 * Begins so many schedules of one minute: none is lost, none comes twice.
 *
 * @param seconds in which the last one must have begun; without it whenever
 */
export function testManySchedules(count: number, seconds = Number.POSITIVE_INFINITY): void {
  beforeAll(async () => {
    at = await startSchedulePortal();
  });
  afterAll(() => at?.close());

  it(
    `begins ${count} schedules of one minute: none is lost, none comes twice`,
    {
      timeout: 300_000,
    },
    () => beginMany(count, seconds),
  );
}

async function beginMany(count: number, seconds: number): Promise<void> {
  const report_id = await at.report('De mil');
  await runSql(sql`delete from report_schedules`);
  await runSql(sql`
    insert into report_schedules (organization_id, user_id, report_id, name, formats, timetable, at_time, mails,
      folder_id, next_run_at)
    select ${ORGANIZATION}, ${PEOPLE.Admin.id}, ${report_id}, 'Mil ' || n, array['pdf'],
      '{"kind": "daily", "working_days": false}', '07:00', '{}', ${TEMPLATES.id}, now()
    from generate_series(1, ${count}::int) n
  `);
  const { jobs } = at.portal.services;
  // Several portals look at the same minute.
  await Promise.all([1, 2, 3].map(() => jobs.send('take_due_schedules', {})));
  await at.portal.work();
  const started = () =>
    countOf(sql`select count(*)::int as n from report_schedule_runs where started_at is not null`);
  while ((await started()) < count) await pause(50);
  const { rows } = await inOrganization(at.portal, (trx) =>
    sql<{ runs: number; schedules: number; files: number; last: number }>`
      select count(*)::int as runs, count(distinct schedule_id)::int as schedules,
        (select count(*)::int from report_schedule_files) as files,
        extract(epoch from max(started_at) - min(created_at))::float as last
      from report_schedule_runs
    `.execute(trx),
  );
  expect(rows[0]).toMatchObject({ runs: count, schedules: count, files: count });
  expect(rows[0]?.last).toBeLessThan(seconds);
  expect(await countOf(sql`select count(*)::int as n from report_schedules where next_run_at <= now()`)).toBe(
    0,
  );
}
