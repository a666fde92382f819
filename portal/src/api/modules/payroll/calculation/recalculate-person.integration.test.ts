/** One person calculated alone: the same as with everybody, and the run knows what it was made of (PAYROLL §4). */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION, CLOSING } from '@lienzo/schema/runs/products';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { BONUS, incident } from '../../incidents/testing/start-capture-portal.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period] = at.periods;

beforeEach(async () => {
  await at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_overrides').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
  });
  await at.clear();
  await at.generate(CALCULATION);
});

const ask = (employee_id: number, person = PEOPLE.Admin) =>
  at.send(endpoints.recalculate_person, { body: { nomina_id: at.paysheet, period, employee_id } }, person);
const refused = z.object({ errorList: z.array(z.object({ message: z.string() })) });
const refusal = async (employeeId: number) => {
  const { errorList } = refused.parse(await (await ask(employeeId)).json());
  return errorList[0]?.message;
};
const recalculate = async (employeeId: number) =>
  readAnswer(endpoints.recalculate_person, await ask(employeeId));

const setSalary = (employeeId: number, daily: string) =>
  at.asOwner((trx) =>
    sql`update employee_salaries set daily_salary = ${daily}::numeric where employee_id = ${employeeId}`.execute(
      trx,
    ),
  );
/** To the day from which it is in force. */
const moveSalary = (employeeId: number, day: string) =>
  at.asOwner((trx) =>
    sql`update employee_salaries set vigente_desde = ${day}::date where employee_id = ${employeeId}`.execute(
      trx,
    ),
  );
const setOverride = (employeeId: number, amount: string) =>
  at.send(endpoints.set_payroll_override, {
    body: {
      ...{ nomina_id: at.paysheet, period, employee_id: employeeId, concept_id: BONUS },
      ...{ amount, reason: 'Convenio' },
    },
  });

/** All that a calculation stores, but for the numbers of its rows. */
async function stored(): Promise<unknown> {
  const context = { organizationId: ORGANIZATION, userId: PEOPLE.Admin.id, role: 'Admin' as const };
  const { rows } = await inTenant(at.portal.services.db, context, (trx) =>
    sql`
      select result.employee_id, days_paid, total_perceptions, total_deductions, net_pay, employer_cost,
        (select jsonb_agg(jsonb_build_array(concept_id, units, amount, taxable_amount, exempt_amount, overridden)
            order by line.id)
          from payroll_lines line where line.payroll_result_id = result.id) as lines
      from payroll_results result order by employee_id
    `.execute(trx),
  );
  const { version: _version, calculated: _at, ...run } = await at.run();
  const { findings } = await at.findings();
  return { rows, run, findings: findings.map(({ id: _id, ...finding }) => finding) };
}

/** What happens to a person between two calculations; without a salary nobody can be paid. */
const change = fc.record({
  who: fc.nat(5),
  what: fc.constantFrom('salary', 'override', 'bonus', 'no salary'),
  cents: fc.integer({ min: 40_000, max: 300_000 }),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function make({ who, what, cents }: Change): Promise<void> {
  const person = at.people[who % at.people.length] ?? 0;
  const amount = (cents / 100).toFixed(2);
  switch (what) {
    case 'salary':
      return setSalary(person, amount);
    case 'override':
      await setOverride(person, amount);
      return;
    case 'bonus':
      await at.saveIncidents([incident(person, '2026-01-08', BONUS, amount)]);
      return;
    case 'no salary':
      return moveSalary(person, '2100-01-01');
  }
}

test('people calculated one by one give what the whole calculation gives', async () => {
  const rounds = fc.sample(fc.array(change, { minLength: 1, maxLength: 4 }), { numRuns: 6, seed: 2026 });
  // Nobody is paid without a salary in one of them at least.
  expect(rounds.flat().some(({ what }) => what === 'no salary')).toBe(true);
  for (const round of rounds) {
    for (const one of round) await make(one);
    const outdated = [];
    for (const person of at.people) outdated.push((await recalculate(person)).outdated);
    expect(outdated.at(-1)).toBe(false);
    const alone = await stored();
    await at.generate(CALCULATION);
    expect(alone).toEqual(await stored());
    for (const person of at.people) await moveSalary(person, '2020-01-01');
  }
});

test('the run stays out of date while somebody else has changed, and says so', async () => {
  const [one = 0, other = 0] = at.people;
  await setSalary(one, '611.00');
  await setSalary(other, '622.00');
  expect(await recalculate(one)).toMatchObject({
    ...{ outdated: true, version: 2, errors: 0, has_result: true },
    message: expect.stringMatching(/^Se recalculó a .* falta recalcular la nómina\.$/),
  });
  expect(await at.run()).toMatchObject({ outdated: true, version: 2 });
  expect((await at.authorize(2)).status).toBe(409);
  expect(await recalculate(other)).toMatchObject({ outdated: false, version: 3 });
  expect((await at.authorize(3)).status).toBe(200);
});

test('what everybody shares is not renewed for one person', async () => {
  const [one = 0] = at.people;
  await at.asOwner((trx) => sql`update paysheets set zone = 'frontera'`.execute(trx));
  expect(await recalculate(one)).toMatchObject({ outdated: true });
  await at.asOwner((trx) => sql`update paysheets set zone = 'general'`.execute(trx));
});

test('an authorised run is calculated again and waits for its authorisation', async () => {
  const [one = 0] = at.people;
  await at.authorize(1);
  await recalculate(one);
  expect(await at.run()).toMatchObject({ state: 'calculada', version: 2, authorized: null, outdated: false });
});

test('it is refused while a calculation is under way, before the first and once the run is closed', async () => {
  const [one = 0] = at.people;
  await at.request(CALCULATION);
  expect(await refusal(one)).toBe('La nómina tiene una solicitud en proceso. Espera a que termine.');
  await at.portal.runJobs();
  await at.authorize(2);
  await at.send(endpoints.close_paysheet, {
    body: { paysheet_id: at.paysheet, period_id: period, confirmado: ['early_close'] },
  });
  expect(await at.generate(CLOSING)).toBe('Cerrada');
  expect(await refusal(one)).toBe('La nómina ya está cerrada. Lo que falte se paga en el siguiente periodo.');
  await at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
  });
  expect((await ask(one)).status).toBe(409);
});

test('results of another program are not mixed with ours; who is nowhere is unknown', async () => {
  const [one = 0] = at.people;
  expect((await ask(999_999)).status).toBe(404);
  await at.asOwner((trx) => trx.updateTable('payroll_runs').set({ fingerprint: null }).execute());
  expect(await refusal(one)).toBe('Los resultados vienen de otro programa. Calcula primero toda la nómina.');
});

test('who left the payroll loses the result, and the totals follow', async () => {
  const [one = 0] = at.people;
  const before = await at.run();
  const { people } = await at.sheet();
  const own = people.find(({ employee_id }) => employee_id === one);
  await at.asOwner((trx) =>
    sql`update employments set termination_date = initial_date where employee_id = ${one}`.execute(trx),
  );
  try {
    expect(await recalculate(one)).toMatchObject({ has_result: false, errors: 0, outdated: false });
    const after = await at.run();
    expect(after.people).toBe(before.people - 1);
    expect((Number(before.net_pay) - Number(after.net_pay)).toFixed(2)).toBe(own?.net_pay);
  } finally {
    await at.asOwner((trx) =>
      sql`update employments set termination_date = null where employee_id = ${one}`.execute(trx),
    );
  }
});
