import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailPortal, startMailPortal } from '../../testing/start-mail-portal.ts';
import { COLLEAGUE, ORGANIZATION, PEOPLE } from '../../testing/test-people.ts';

const WORKER = path.join(import.meta.dirname, 'testing/mail-worker.ts');
const people = [PEOPLE.Admin, PEOPLE.Ejecutivo, PEOPLE.client, COLLEAGUE];

let at: MailPortal;
beforeAll(async () => {
  at = await startMailPortal();
});
afterAll(() => at?.close());

const states = async (): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'send_password_changed' order by state::text
  `.execute(at.portal.db);
  return rows.map(({ state }) => state);
};
const nextAddress = async (): Promise<string | undefined> => (await at.smtp.next()).to[0];

it('a worker that is killed in the middle of a line repeats the mail on its way and no other', {
  timeout: 60_000,
}, async () => {
  for (const { id } of people)
    await at.portal.services.jobs.send('send_password_changed', {
      organization_id: ORGANIZATION,
      user_id: id,
      at: new Date().toISOString(),
    });
  // The second mail arrives, but the worker does not learn of it any more.
  at.smtp.acknowledge(1);
  const worker = spawn(process.execPath, [WORKER, at.portal.appUrl, at.smtp.url], { stdio: 'inherit' });
  const ended = once(worker, 'exit');
  let first: string | undefined;
  let onItsWay: string | undefined;
  try {
    first = await nextAddress();
    onItsWay = await nextAddress();
  } finally {
    worker.kill('SIGKILL');
    await ended;
  }
  expect(await states()).toEqual(['active', 'completed', 'created', 'created']);
  // As the queue does once the heartbeat has been missing.
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'
  `.execute(at.portal.db);
  at.smtp.acknowledge(Number.POSITIVE_INFINITY);
  await at.portal.runJobs();
  const rest = [await nextAddress(), await nextAddress(), await nextAddress()];
  expect(rest).toContain(onItsWay);
  expect([first, ...rest].sort()).toEqual(people.map(({ mail }) => mail).sort());
  expect(await states()).toEqual(people.map(() => 'completed'));
  // Nothing else has arrived: the next mail is the one that is sent now.
  await at.portal.services.mailer.send('testigo@pruebas.test', {
    subject: 'x',
    html: 'x',
    text: 'x',
    pictures: [],
  });
  expect(await nextAddress()).toBe('testigo@pruebas.test');
});
