/** Conventions and benefits of a payroll: used by the calculation, part of the fingerprint, named in the trace. */
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { DEFAULT_SETTINGS } from '@lienzo/schema/runs/settings-content';
import type { save_payroll_settings } from '@lienzo/schema/runs/settings-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period] = at.periods;

beforeEach(() =>
  at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_settings').execute();
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
  }),
);

type Change = Partial<BodyOf<typeof save_payroll_settings>>;
const save = (change: Change, person = PEOPLE.Admin) =>
  at.send(
    endpoints.save_payroll_settings,
    { body: { ...DEFAULT_SETTINGS, nomina_id: at.paysheet, vigente_desde: '2026-01-01', ...change } },
    person,
  );
const remove = (vigente_desde: string) =>
  at.send(endpoints.delete_payroll_settings, { body: { nomina_id: at.paysheet, vigente_desde } });
const read = async () =>
  readAnswer(
    endpoints.payroll_settings,
    await at.send(endpoints.payroll_settings, { query: { nomina_id: `${at.paysheet}` } }),
  );

test('a payroll without any has the defaults, and says who changed what', async () => {
  expect(await read()).toMatchObject({ settings: [], changes: [], can: { edit: true } });
  await save({ quota_days: 'periodo' });
  await save({ quota_days: 'periodo', aguinaldo_days: '30' });
  await save({ vigente_desde: '2026-06-01', state: 'NL', isn_percent: '3' });
  await remove('2026-06-01');
  const { settings, changes } = await read();
  expect(settings).toMatchObject([
    { vigente_desde: '2026-01-01', content: { quota_days: 'periodo', aguinaldo_days: '30' } },
  ]);
  expect(changes.map(({ vigente_desde, after }) => [vigente_desde, after?.aguinaldo_days])).toEqual([
    ['2026-06-01', undefined],
    ['2026-06-01', null],
    ['2026-01-01', '30'],
    ['2026-01-01', null],
  ]);
  expect(changes[2]).toMatchObject({
    before: { aguinaldo_days: null, quota_days: 'periodo' },
    name: 'Persona 2',
  });
  expect((await remove('2026-06-01')).status).toBe(404);
});

test('the calculation uses them, a calculated run is out of date, and the trace names them', async () => {
  await at.generate(CALCULATION);
  const before = await at.run();
  expect((await save({ state: 'NL', isn_percent: '3', subsidy_income: 'sbc_mensual' })).status).toBe(200);
  expect(await at.run()).toMatchObject({ outdated: true });
  // The database is not asked alone: authorising compares what the run was calculated from.
  await at.asOwner((trx) => sql`update payroll_runs set outdated_at = null`.execute(trx));
  expect((await at.authorize(before.version)).status).toBe(409);
  await at.generate(CALCULATION);
  const after = await at.run();
  expect(after.outdated).toBe(false);
  const tax = (Number(before.total_perceptions) * 0.03).toFixed(2);
  expect(Math.abs(Number(after.payroll_tax) - Number(tax))).toBeLessThan(0.01 * after.people);
  expect(before.payroll_tax).toBe('0.00');
  expect(Number(after.provision_aguinaldo)).toBeGreaterThan(0);
  const more = Number(after.employer_cost) - Number(before.employer_cost);
  expect(Math.abs(more - Number(tax))).toBeLessThan(0.01 * after.people);
  const [person] = at.people;
  const query = { nomina_id: `${at.paysheet}`, period: `${period}`, employee_id: `${person}` };
  const { records } = await readAnswer(
    endpoints.payroll_trace,
    await at.send(endpoints.payroll_trace, { query }),
  );
  expect(records.find(({ rule }) => rule === 'convenios')).toMatchObject({
    article: 'Vigentes desde 01/01/2026',
    inputs: { subsidy_income: 'El SBC por 30.4', quota_days: 'Los del calendario' },
  });
});

test('those of a later day leave the run as it is', async () => {
  await at.generate(CALCULATION);
  const { payment_date, version } = await at.run();
  await save({ vigente_desde: '2026-12-31', quota_days: 'periodo' });
  expect(payment_date < '2026-12-31').toBe(true);
  expect(await at.run()).toMatchObject({ outdated: false });
  expect((await at.authorize(version)).status).toBe(200);
});

test('benefits below the law are refused in words, and nothing is stored', async () => {
  const refused = await save({ aguinaldo_days: '10' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('La ley da al menos 15 días de aguinaldo.');
  expect((await read()).settings).toEqual([]);
});
