/** A portal that is a process of its own over a test's database, killed at a moment of its work and started again. */
import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { type RunningPortal, startPortal } from '@lienzo/tests/portal/start-portal';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { type SchedulePortal, startSchedulePortal } from '../../schedules/testing/start-schedule-portal.ts';
import { type HangingPrinter, startHangingPrinter } from './start-hanging-printer.ts';

export type KillablePortal = {
  /** The same database asked from here; it works on nothing of the queue. */
  at: SchedulePortal;
  printer: HangingPrinter;
  /** A call to the process, as the Admin. */
  send(entry: Endpoint, request: { query?: Record<string, string>; body?: unknown }): Promise<Response>;
  /** Starts the process; what a dead one left is free at once. */
  start(): Promise<void>;
  /** Starts another one beside it, over the same rows and files, which takes what the first one leaves. */
  startBeside(variables?: Record<string, string>): Promise<RunningPortal>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

export async function startKillablePortal(): Promise<KillablePortal> {
  const at = await startSchedulePortal();
  const printer = await startHangingPrinter();
  const token = await at.tokenOf(PEOPLE.Admin);
  const start = (variables: Record<string, string> = {}): Promise<RunningPortal> =>
    startPortal({
      DATABASE_URL: at.portal.ownerUrl,
      LIENZO_DATA: at.portal.directory,
      LIENZO_DEMO: '0',
      RENDERER_URL: printer.url,
      SESSION_SECRET: inject('sessionSecret'),
      SMTP_URL: at.smtp.url,
      ...variables,
    });
  let running: RunningPortal | undefined;
  return {
    at,
    printer,
    send(entry, { query = {}, body }) {
      const scope = `${API_PREFIX}${entry.path}?${new URLSearchParams(query)}`;
      return fetch(new URL(scope, running?.url), {
        method: entry.method,
        headers: {
          'X-Api-Key': WEB_API_KEY,
          'X-Api-Version': API_VERSION,
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    async start() {
      await forgetTheDead(at);
      running = await start();
    },
    startBeside: start,
    async kill() {
      await running?.kill();
      running = undefined;
    },
    async close() {
      await running?.stop();
      await printer.close();
      await at.close();
    },
  };
}

/** What the queue, the leases and the clock do once a dead process has been silent for long enough. */
async function forgetTheDead(at: SchedulePortal): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', heartbeat_on = null where state = 'active'
  `.execute(at.portal.owner);
  await sql`
    update pgboss.job set start_after = now() where state in ('created', 'retry')
  `.execute(at.portal.owner);
  await inOrganization(at.portal, async (trx) => {
    await sql`update report_renders set lease_until = now() where state = 'running'`.execute(trx);
    await sql`update report_schedule_runs set created_at = now() - interval '2 minutes'`.execute(trx);
    await sql`
      update report_deliveries set lease_until = now() - interval '1 second' where state = 'sending'
    `.execute(trx);
  });
  await at.portal.services.jobs.send('take_due_schedules', {});
}
