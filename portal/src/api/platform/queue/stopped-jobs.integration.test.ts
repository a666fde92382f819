/** What becomes of jobs that run when their process is told to stop. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type MailPortal, startMailPortal } from '../../testing/start-mail-portal.ts';
import { createLogger } from '../log/logger.ts';
import { type OpenJobs, openJobs } from './open-jobs.ts';

const data = z.object({ organization_id: z.uuid() });
// Queues that every database has, with the portal's own options.
const TABLE = {
  render_report: { data },
  prove_report: { data },
  send_digest: { data, mails: true },
  scan_file: { data, deadline: 90 },
} as const;
type Name = keyof typeof TABLE;
type Begun = { name: Name; end(): void; fail(error: Error): void };

let at: MailPortal;
/** The process that stops, and another one. */
let stopping: OpenJobs<typeof TABLE>;
let other: OpenJobs<typeof TABLE>;
let begun: Begun[] = [];
let elsewhere: Name[] = [];

const heeds = (name: Name) => (_job: object, _services: object, signal?: AbortSignal) =>
  new Promise<void>((end, fail) => {
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
    begun.push({ name, end, fail });
  });
const ignores = (name: Name) => () => new Promise<void>((end, fail) => begun.push({ name, end, fail }));
const there = (name: Name) => async () => void elsewhere.push(name);

beforeAll(async () => {
  at = await startMailPortal();
});
afterAll(() => at?.close());
beforeEach(async () => {
  begun = [];
  elsewhere = [];
  await sql`delete from pgboss.job where name in ('render_report', 'scan_file')`.execute(at.portal.owner);
  const logger = createLogger('error', () => undefined);
  stopping = openJobs(at.portal.appUrl, logger, TABLE);
  other = openJobs(at.portal.appUrl, logger, TABLE);
  await stopping.work(
    {
      render_report: heeds('render_report'),
      prove_report: ignores('prove_report'),
      send_digest: ignores('send_digest'),
      scan_file: heeds('scan_file'),
    },
    {},
  );
});
afterEach(async () => {
  for (const { end } of begun) end();
  for (const jobs of [stopping, other]) {
    await jobs.stop();
    await jobs.close();
  }
});

const send = (name: Name) => stopping.send(name, { organization_id: randomUUID() });
const workElsewhere = () =>
  other.work(
    {
      render_report: there('render_report'),
      prove_report: there('prove_report'),
      send_digest: there('send_digest'),
      scan_file: there('scan_file'),
    },
    {},
  );
const states = async (name: Name): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = ${name} order by created_on desc limit 1
  `.execute(at.portal.owner);
  return rows.map(({ state }) => state);
};

it.each(['render_report', 'prove_report'] as const)(
  '%s is back in the queue when its process has stopped, and another process takes it at once',
  async (name) => {
    await send(name);
    await expect.poll(() => begun.length).toBe(1);
    await workElsewhere();
    await stopping.stop();
    await expect.poll(() => elsewhere).toEqual([name]);
    await expect.poll(() => states(name)).toEqual(['completed']);
    // What the first process still says of it does not count any more.
    begun[0]?.fail(new Error('too late'));
    expect(await states(name)).toEqual(['completed']);
  },
);

it('waits in the queue as before when no other process is there', async () => {
  await send('render_report');
  await expect.poll(() => begun.length).toBe(1);
  await stopping.stop();
  const { rows } = await sql`
    select state, start_after <= now() as due from pgboss.job
    where name = 'render_report' order by created_on desc limit 1
  `.execute(at.portal.owner);
  expect(rows).toEqual([{ state: 'created', due: true }]);
});

it('lets a mail that is under way end, so that nobody sends it again', async () => {
  await send('send_digest');
  await expect.poll(() => begun.length).toBe(1);
  await workElsewhere();
  const stopped = stopping.stop();
  begun[0]?.end();
  await stopped;
  expect(await states('send_digest')).toEqual(['completed']);
  expect(elsewhere).toEqual([]);
});

it('still sends jobs for what is being finished, until it is closed', async () => {
  await stopping.stop();
  await send('scan_file');
  expect(await states('scan_file')).toEqual(['created']);
  await workElsewhere();
  await expect.poll(() => elsewhere).toEqual(['scan_file']);
  await stopping.close();
  await expect(send('scan_file')).rejects.toThrow();
});

it('keeps the deadline of a job with it', async () => {
  await send('scan_file');
  await send('render_report');
  const { rows } = await sql`
    select distinct on (name) name, expire_seconds from pgboss.job
    where name in ('scan_file', 'render_report') order by name, created_on desc
  `.execute(at.portal.owner);
  expect(rows).toEqual([
    { name: 'render_report', expire_seconds: 900 },
    { name: 'scan_file', expire_seconds: 5400 },
  ]);
});
