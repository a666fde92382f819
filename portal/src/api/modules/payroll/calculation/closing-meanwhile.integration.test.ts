/** A closing and a calculation of the same period at once, in both orders, by the workers of the queue. */
import { CALCULATION, CLOSING, type RunProduct } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { lockRunPeriod } from '../repositories/run-periods.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period] = at.periods;
const context = { organizationId: ORGANIZATION, userId: PEOPLE.Admin.id, role: 'Admin' as const };

beforeAll(() => at.portal.work());
beforeEach(() =>
  at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
    await sql`update periods set estatus = 'Abierta'`.execute(trx);
  }),
);

type State = { product: number; state: string; message: string };
async function requests(): Promise<State[]> {
  const { rows } = await inTenant(at.portal.services.db, context, (trx) =>
    sql<State>`select product, state, message from payroll_requests order by id`.execute(trx),
  );
  return rows;
}
const ended = (count: number) =>
  vi.waitFor(
    async () => {
      const all = await requests();
      expect(all.filter(({ state }) => !['en_espera', 'en_proceso'].includes(state))).toHaveLength(count);
      return all;
    },
    { timeout: 40_000, interval: 50 },
  );
/** Sessions that wait for a row that somebody else holds. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ n: number }>`
        select count(distinct held.pid)::integer as n
        from pg_locks held join pg_stat_activity session on session.pid = held.pid
        where session.datname = current_database() and not held.granted
      `.execute(at.portal.owner);
      expect(rows[0]?.n).toBe(count);
    },
    { timeout: 40_000, interval: 20 },
  );
const asked = async (product: RunProduct) => expect((await at.request(product)).status).toBe(200);
async function authorised(): Promise<number> {
  await asked(CALCULATION);
  await ended(1);
  await at.asOwner((trx) => sql`update periods set estatus = 'Finalizada' where id = ${period}`.execute(trx));
  const { version } = await at.run();
  expect((await at.authorize(version)).status).toBe(200);
  return version;
}
/** While nobody can lock the period; what was asked for meanwhile goes on in the order in which it began to wait. */
const whilePeriodIsLocked = (work: () => Promise<void>) =>
  inTenant(at.portal.services.db, context, async (trx) => {
    await lockRunPeriod(trx, ORGANIZATION, period);
    await work();
  });

test('a closing that comes after a calculation finds its new version, and is refused', async () => {
  const version = await authorised();
  await whilePeriodIsLocked(async () => {
    await asked(CALCULATION);
    await waiting(1);
    const refused = await at.refused(await at.request(CLOSING));
    expect(refused).toMatchObject({ status: 409, code: 'run_refused' });
    expect(refused.errors['']).toContain(runMessages.obstacles.calculating);
  });
  await ended(2);
  expect(await at.run()).toMatchObject({ state: 'calculada', version: version + 1 });
  // What was authorised is gone, so nothing closes the version that nobody has seen.
  expect((await at.refused(await at.request(CLOSING))).errors['']).toContain(
    runMessages.obstacles.notAuthorized,
  );
});

test('a closing that was asked for first closes, and the calculation behind it is refused', async () => {
  const version = await authorised();
  const before = await at.sheet();
  await whilePeriodIsLocked(async () => {
    await asked(CLOSING);
    await waiting(1);
    await asked(CALCULATION);
    await waiting(2);
  });
  const all = await ended(3);
  expect(all.slice(1)).toMatchObject([
    { product: CLOSING, state: 'lista' },
    { product: CALCULATION, state: 'rechazada', message: runMessages.obstacles.closed },
  ]);
  expect(await at.run()).toMatchObject({ state: 'cerrada', version });
  expect((await at.sheet()).people).toEqual(before.people);
});

test('two closings at once close once', async () => {
  await authorised();
  const answers = await Promise.all([at.request(CLOSING), at.request(CLOSING)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await ended(2);
  expect(await at.run()).toMatchObject({ state: 'cerrada' });
  expect((await at.refused(await at.request(CLOSING))).errors['']).toContain(runMessages.obstacles.closed);
});
