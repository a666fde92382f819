/** What becomes of schedules when workers die at any moment, and when very many are due at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../../directory/testing/test-directory.ts';
import { type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

const WORKER = path.join(import.meta.dirname, '../testing/schedule-worker.ts');
const KILLS = 30;

let at: SchedulePortal;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  at = await startSchedulePortal();
});
afterAll(() => at?.close());
afterEach(() => worker?.kill('SIGKILL'));

const runSql = (query: ReturnType<typeof sql>) => inOrganization(at.portal, (trx) => query.execute(trx));

async function startWorker(): Promise<ChildProcess> {
  const { appUrl, directory } = at.portal;
  const started = spawn(process.execPath, [WORKER, appUrl, directory, at.smtp.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  worker = started;
  await once(started.stdout, 'data');
  return started;
}

async function kill(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

/** What the queue, the leases and the clock do once a dead worker has been silent for long enough. */
async function recover(): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'
  `.execute(at.portal.owner);
  await sql`
    update pgboss.job set start_after = now() where state in ('created', 'retry')
  `.execute(at.portal.owner);
  await runSql(sql`update report_renders set lease_until = now() where state = 'running'`);
  await runSql(sql`update report_schedule_runs set created_at = now() - interval '2 minutes'`);
  await runSql(
    sql`update report_deliveries set lease_until = now() - interval '1 second' where state = 'sending'`,
  );
}

const countOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await inOrganization(at.portal, (trx) => query.execute(trx))).rows[0]?.n ?? -1;

it(`delivers exactly once what ${KILLS} killed workers left in the middle`, {
  timeout: 400_000,
}, async () => {
  const report_id = await at.report('Entre muertes');
  const schedules = [];
  for (let n = 0; n < 20; n += 1)
    schedules.push(
      await at.schedule({
        report_id,
        name: `Entre muertes ${n}`,
        formats: ['pdf', 'xlsx'],
        folder_id: TEMPLATES.id,
        mails: [`uno${n}@pruebas.test`, `dos${n}@pruebas.test`],
      }),
    );
  await runSql(sql`update report_schedules set next_run_at = now() - interval '1 second'`);
  await at.portal.services.jobs.send('take_due_schedules', {});
  for (let round = 0; round < KILLS; round += 1) {
    const started = await startWorker();
    // Each worker dies a little later than the one before: in another step of the work.
    await pause(5 + ((round * 37) % 150));
    await kill(started);
    await recover();
  }
  await at.tick();
  await recover();
  await at.tick();
  for (const { id } of schedules)
    expect(await at.runsOf(id)).toMatchObject([{ state: 'done', problems: [] }]);
  const files = countOf(sql`
    select count(*)::int as n from file_system
    where parent_id = ${TEMPLATES.id} and name like 'Entre muertes %' and deleted_at is null
  `);
  expect(await files).toBe(40);
  const mails = at.smtp.all().map(({ to, mail }) => `${to[0]} ${mail.messageId}`);
  const expected = schedules.flatMap((_, n) => [`uno${n}@pruebas.test`, `dos${n}@pruebas.test`]);
  expect([...new Set(mails)].map((mail) => mail.split(' ')[0]).sort()).toEqual(expected.sort());
  // At most the one mail that a worker had on its way when it died is repeated, under the same name.
  expect(mails.length - expected.length).toBeLessThanOrEqual(KILLS);
});

it('begins 1,000 schedules of one minute within a minute: none is lost, none comes twice', {
  timeout: 300_000,
}, async () => {
  const report_id = await at.report('De mil');
  await runSql(sql`delete from report_schedules`);
  await runSql(sql`
    insert into report_schedules (organization_id, user_id, report_id, name, formats, timetable, at_time, mails,
      folder_id, next_run_at)
    select ${ORGANIZATION}, ${PEOPLE.Admin.id}, ${report_id}, 'Mil ' || n, array['pdf'],
      '{"kind": "daily", "working_days": false}', '07:00', '{}', ${TEMPLATES.id}, now()
    from generate_series(1, 1000) n
  `);
  const { jobs } = at.portal.services;
  const begun = performance.now();
  // Several portals look at the same minute.
  await Promise.all([1, 2, 3].map(() => jobs.send('take_due_schedules', {})));
  await at.portal.work();
  const started = () =>
    countOf(sql`select count(*)::int as n from report_schedule_runs where started_at is not null`);
  while ((await started()) < 1000 && performance.now() - begun < 200_000) await pause(250);
  const { rows } = await inOrganization(at.portal, (trx) =>
    sql<{ runs: number; schedules: number; files: number; last: number }>`
      select count(*)::int as runs, count(distinct schedule_id)::int as schedules,
        (select count(*)::int from report_schedule_files) as files,
        extract(epoch from max(started_at) - min(created_at))::float as last
      from report_schedule_runs
    `.execute(trx),
  );
  expect(rows[0]).toMatchObject({ runs: 1000, schedules: 1000, files: 1000 });
  expect(rows[0]?.last).toBeLessThan(60);
  expect(await countOf(sql`select count(*)::int as n from report_schedules where next_run_at <= now()`)).toBe(
    0,
  );
});
