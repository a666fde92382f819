/** A calculation that ends early, and several at once: what is stored is of one calculation, and of nobody twice. */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';
import { calculateRun } from './calculate-run.ts';
import type { RunWork } from './run-outcome.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const { services } = at.portal;
const context = { organizationId: ORGANIZATION, userId: PEOPLE.Admin.id, role: 'Admin' as const };

const work = async (signal?: AbortSignal): Promise<RunWork> => {
  const [first] = at.periods;
  const period = await inTenant(services.db, context, (trx) => findRunPeriod(trx, ORGANIZATION, first));
  if (period === undefined) throw new Error('the period is gone');
  return { period, requestId: 0, signal };
};

/** Everything that a calculation stores, and how many people have more than one result. */
async function stored() {
  const answer = await inTenant(services.db, context, (trx) =>
    sql<{ version: number; people: number; results: number; twice: number; loose: number }>`
      select run.version, run.people,
        (select count(*)::integer from payroll_results where period_id = run.period_id) as results,
        (select count(*)::integer from (
          select from payroll_results where period_id = run.period_id group by employee_id having count(*) > 1
        ) more) as twice,
        (select count(*)::integer from payroll_results
          where period_id = run.period_id and run_id is distinct from run.id) as loose
      from payroll_runs run
    `.execute(trx),
  );
  return answer.rows[0];
}

beforeEach(() =>
  at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
  }),
);

test('one that is broken off leaves what there was, whenever it ends', async () => {
  await calculateRun(services, context, await work());
  const before = await stored();
  expect(before).toMatchObject({ version: 1, twice: 0, loose: 0 });
  let version = 1;
  for (let tries = 0; tries < 30; tries += 1) {
    const end = new AbortController();
    const broken = calculateRun(services, context, await work(end.signal));
    // After as many turns of the event loop, so each time somewhere else.
    for (let turn = 0; turn < tries; turn += 1) await new Promise(setImmediate);
    end.abort(new Error('the worker is killed'));
    const isDone = await broken.then(
      () => true,
      () => false,
    );
    const now = await stored();
    expect(now).toMatchObject({ people: before?.people, results: before?.results, twice: 0, loose: 0 });
    expect(now?.version).toBe(isDone ? version + 1 : version);
    version = now?.version ?? 0;
  }
  await calculateRun(services, context, await work());
  expect(await stored()).toMatchObject({ results: before?.results, twice: 0, loose: 0 });
});

test('several at once each store a version, one after the other', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () => calculateRun(services, context, await work())),
  );
  expect(outcomes.map(({ state }) => state)).toEqual(['lista', 'lista', 'lista', 'lista']);
  expect(await stored()).toMatchObject({ version: 4, twice: 0, loose: 0 });
});
