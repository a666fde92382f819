/** The overview of payrolls: what is unfinished, what comes next, by whom (PAYROLL §7). */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { CALCULATION, CLOSING } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [first, second] = at.periods;

const ORIGINAL = { [first]: ['2026-01-01', '2026-01-15'], [second]: ['2026-01-16', '2026-01-30'] };

/** The days of a period, about today, without touching what was calculated in it. */
const move = (period: number, from: string, to: string) =>
  at.asOwner((trx) =>
    sql`
      update periods set initial_date = ${from}::date, end_date = ${to}::date, payment_date = ${to}::date,
        incidence_close_date = null
      where organization_id = ${ORGANIZATION}::uuid and id = ${period}
    `.execute(trx),
  );

beforeEach(async () => {
  await at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
    await sql`update processes set process = 'ORD' where id = ${at.process}`.execute(trx);
  });
  await at.clear();
  for (const period of [first, second]) await move(period, ...days(period));
});

const days = (period: number): [string, string] => {
  const [from = '', to = ''] = ORIGINAL[period] ?? [];
  return [from, to];
};

const overview = async (person: TestPerson = PEOPLE.Admin) => {
  const answer = await at.send(endpoints.payroll_overview, { query: {} }, person);
  const { payrolls } = await readAnswer(endpoints.payroll_overview, answer);
  return payrolls.find(({ paysheet_id }) => paysheet_id === at.paysheet);
};
const stepsOf = async (person?: TestPerson) =>
  (await overview(person))?.periods.map(({ period_id, next }) => [period_id, next.step]);
const homeSteps = async (person: TestPerson) => {
  const answer = await at.send(endpoints.home, {}, person);
  return (await readAnswer(endpoints.home, answer)).payrolls_due.map(({ period_id, next }) => [
    period_id,
    next.step,
    next.is_yours,
  ]);
};

const finalise = (period: number) =>
  at.send(endpoints.close_paysheet, {
    body: { paysheet_id: at.paysheet, period_id: period, confirmado: ['early_close'] },
  });

test('a period leads from its capture to its products', async () => {
  const today = todayInMexico();
  await move(second, addDays(today, -5), addDays(today, 9));
  expect(await stepsOf()).toEqual([[second, 'capture']]);
  expect(await homeSteps(PEOPLE.Admin)).toEqual([]);
  expect((await finalise(second)).status).toBe(200);
  expect(await stepsOf()).toEqual([[second, 'calculate']]);
  await at.generate(CALCULATION, second);
  expect(await homeSteps(PEOPLE.Admin)).toEqual([[second, 'authorize', true]]);
  expect(await homeSteps(PEOPLE.Ejecutivo)).toEqual([[second, 'authorize', false]]);
  expect((await at.authorize(1, second)).status).toBe(200);
  expect(await stepsOf()).toEqual([[second, 'close']]);
  await at.generate(CLOSING, second);
  expect(await stepsOf()).toEqual([[second, 'products']]);
});

test('the figures are those of the run, beside those of the period before', async () => {
  const today = todayInMexico();
  await at.generate(CALCULATION, first);
  await at.generate(CALCULATION, second);
  const [before, run] = [await at.run(first), await at.run(second)];
  await move(first, addDays(today, -30), addDays(today, -16));
  await move(second, addDays(today, -15), addDays(today, -1));
  const [earlier, later] = (await overview())?.periods ?? [];
  expect(earlier).toMatchObject({ period_id: first, net_pay: before.net_pay, previous_net_pay: null });
  expect(later).toMatchObject({
    ...{ period_id: second, net_pay: run.net_pay, people: run.people },
    ...{ previous_net_pay: before.net_pay, previous_people: before.people, products: [] },
  });
});

test('what ended and was never finished stays until it is closed; what lies long ago and was never calculated is not due', async () => {
  const today = todayInMexico();
  await move(first, '2025-01-01', '2025-01-15');
  await move(second, addDays(today, -20), addDays(today, -6));
  expect(await stepsOf()).toEqual([[second, 'finalise']]);
  await move(first, ...days(first));
  await at.generate(CALCULATION, first);
  await move(first, '2025-01-01', '2025-01-15');
  expect((await stepsOf())?.map(([period]) => period)).toEqual([first, second]);
});

test('a confidential payroll is there only for whom it was assigned to', async () => {
  const today = todayInMexico();
  await move(second, addDays(today, -5), addDays(today, 9));
  const hide = (confidential: boolean) =>
    inOrganization(at.portal, (trx) =>
      trx.updateTable('paysheets').set({ confidential }).where('id', '=', at.paysheet).execute(),
    );
  await hide(true);
  try {
    expect(await overview(PEOPLE.Ejecutivo)).toBeUndefined();
    expect(await overview(PEOPLE.Admin)).toBeDefined();
  } finally {
    await hide(false);
  }
});

test('without anything to do the period that begins next is shown', async () => {
  const today = todayInMexico();
  await move(first, '2025-01-01', '2025-01-15');
  await move(second, addDays(today, 5), addDays(today, 19));
  expect(await stepsOf()).toEqual([[second, 'capture']]);
});
