import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type MailPortal, startMailPortal } from '../../testing/start-mail-portal.ts';
import { createLogger } from '../log/logger.ts';
import { type OpenJobs, openJobs } from './open-jobs.ts';

const data = z.object({ organization_id: z.uuid(), person: z.string().optional() });
// Queues that every database has, with the portal's own options.
const TABLE = { render_report: { data }, send_digest: { data, mails: true } } as const;
type Name = keyof typeof TABLE;

let at: MailPortal;
let jobs: OpenJobs<typeof TABLE>;
/** What has begun and not ended, in order. */
let begun: { name: Name; organization: string; person: string | undefined; end(): void }[] = [];
let ended = 0;

const work = (name: Name) => (job: z.output<typeof data>) =>
  new Promise<void>((resolve) => {
    begun.push({ name, organization: job.organization_id, person: job.person, end: resolve });
  }).then(() => {
    ended += 1;
  });

beforeAll(async () => {
  at = await startMailPortal();
  jobs = openJobs(
    at.portal.appUrl,
    createLogger('error', () => undefined),
    TABLE,
  );
  await jobs.work({ render_report: work('render_report'), send_digest: work('send_digest') }, {});
});
afterAll(async () => {
  for (const { end } of begun) end();
  await jobs?.stop();
  await jobs?.close();
  await at?.close();
});

const begunOf = (name: Name, organization: string) =>
  begun.filter((one) => one.name === name && one.organization === organization);

it.each([
  ['render_report', 3],
  ['send_digest', 1],
] as const)(
  '%s: whoever fills the line leaves a worker to others, and a freed one goes on at once',
  async (name, most) => {
    begun = [];
    ended = 0;
    const [large, small] = [randomUUID(), randomUUID()];
    for (let count = 0; count < 12; count += 1) await jobs.send(name, { organization_id: large });
    await expect.poll(() => begunOf(name, large).length).toBe(most);
    await jobs.send(name, { organization_id: small });
    await expect.poll(() => begunOf(name, small).length).toBe(1);
    expect(begunOf(name, large)).toHaveLength(most);
    begunOf(name, small)[0]?.end();
    for (let count = 0; count < 12; count += 1) {
      await expect.poll(() => begunOf(name, large).length).toBeGreaterThan(count);
      begunOf(name, large)[count]?.end();
    }
    await expect.poll(() => ended).toBe(13);
  },
);

it('a colleague who asks for one file does not wait for all that another one asked for before', async () => {
  begun = [];
  ended = 0;
  const organization_id = randomUUID();
  for (let ahead = 0; ahead < 9; ahead += 1)
    await jobs.send('render_report', { organization_id, person: 'first' }, { ahead });
  await expect.poll(() => begun.length).toBe(3);
  await jobs.send('render_report', { organization_id, person: 'second' }, { ahead: 0 });
  begun[0]?.end();
  await expect.poll(() => begun.map(({ person }) => person)).toEqual(['first', 'first', 'first', 'second']);
  for (let count = 1; count < 10; count += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(count);
    begun[count]?.end();
  }
  await expect.poll(() => ended).toBe(10);
});
