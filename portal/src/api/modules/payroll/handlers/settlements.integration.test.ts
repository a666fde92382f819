/** Finiquitos: who leaves in the period, and what is due to them (LFT 48, 50, 76, 79, 87 and 162). */
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import type { save_payroll_settlement } from '@lienzo/schema/runs/settlement-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period] = at.periods;
const [leaver = 0, other = 0] = at.people;

const setProcess = (key: string) =>
  at.asOwner((trx) => sql`update processes set process = ${key} where id = ${at.process}`.execute(trx));

beforeAll(async () => {
  await at.asOwner(async (trx) => {
    await sql`update employments set hire_date = '2024-01-01', initial_date = '2024-01-01', termination_date = null
      where employee_id in (${leaver}, ${other})`.execute(trx);
    await sql`update employments set termination_date = '2026-01-10', causa_baja = '2'
      where employee_id = ${leaver}`.execute(trx);
    await sql`update employee_salaries set daily_salary = 500, vigente_desde = '2024-01-01'
      where employee_id = ${leaver}`.execute(trx);
  });
});
beforeEach(async () => {
  await setProcess('FIN');
  await at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_settlements').execute();
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
  });
});

const read = async () =>
  readAnswer(
    endpoints.payroll_settlements,
    await at.send(endpoints.payroll_settlements, {
      query: { nomina_id: `${at.paysheet}`, period: `${period}` },
    }),
  );
type Change = Partial<BodyOf<typeof save_payroll_settlement>>;
const save = (change: Change = {}) =>
  at.send(endpoints.save_payroll_settlement, {
    body: {
      ...{ nomina_id: at.paysheet, period, employee_id: leaver, pending_vacation_days: '6' },
      ...{ pays_salary: true, pays_indemnity: false, pays_twenty_days: false, pays_seniority: false },
      ...change,
    },
  });
/** The amounts of the person who leaves, by concept. */
async function paid(): Promise<Record<string, string>> {
  const { people, concepts } = await at.sheet();
  expect(people.map(({ employee_id }) => employee_id)).toEqual([leaver]);
  const keys = new Map(concepts.map(({ id, key }) => [id, key]));
  return Object.fromEntries(
    (people[0]?.lines ?? []).map(({ concept_id, amount }) => [keys.get(concept_id) ?? '', amount]),
  );
}

test('only who leaves in the period is listed and calculated', async () => {
  const { people, can } = await read();
  expect(people).toMatchObject([
    {
      ...{ employee_id: leaver, termination_date: '2026-01-10', causa_baja: '2', facts: null },
      suggested: { pays_seniority: false, pays_salary: true },
    },
  ]);
  expect(can.edit).toBe(true);
  // Without its facts it is one finding of one person.
  expect(await at.generate(CALCULATION)).toBe('Calculada: 0 empleados, 1 error');
  const { findings } = await at.findings();
  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { employee_id: leaver, code: 'finiquito_sin_datos' },
  ]);
});

test('pays ten days, pending vacations with their premium and the aguinaldo of ten days', async () => {
  await save();
  expect(await at.generate(CALCULATION)).toBe('Calculada: 1 empleado');
  const amounts = await paid();
  // 500 × 10 days; 500 × (6 + 16 × 10 / 365); a quarter of it; 500 × 15 × 10 / 365.
  expect(amounts).toMatchObject({ P001: '5000.00', P003C_DI: '3219.18', P004: '804.79', P005: '205.48' });
  expect(amounts.P032).toBeUndefined();
});

test('days that the ordinary payroll pays are not paid twice, nor are their quotas', async () => {
  await save({ pays_salary: false });
  await at.generate(CALCULATION);
  const amounts = await paid();
  expect([amounts.P001, amounts.D001, amounts.P003C_DI]).toEqual([undefined, undefined, '3219.18']);
});

test('a liquidación pays three months, twenty days a year and the seniority bonus', async () => {
  await save({ pays_indemnity: true, pays_twenty_days: true, pays_seniority: true });
  await at.generate(CALCULATION);
  const amounts = await paid();
  // 2 years and 10 days; integrated by 1 + (15 + 16 × 0.25) / 365: 526.03 × (90 + 20 × 2.0274).
  expect(Number(amounts.P032)).toBeCloseTo(526.0274 * (90 + 20 * (2 + 10 / 365)), 0);
  // Twelve days a year of 500, which is less than twice the minimum wage.
  expect(Number(amounts.P031)).toBeCloseTo(500 * 12 * (2 + 10 / 365), 1);
});

test('a change marks the run, one person can be calculated alone, and the fingerprint knows the facts', async () => {
  await save();
  await at.generate(CALCULATION);
  await save({ pending_vacation_days: '8' });
  expect(await at.run()).toMatchObject({ outdated: true, process: 'FIN' });
  const again = await at.send(endpoints.recalculate_person, {
    body: { nomina_id: at.paysheet, period, employee_id: leaver },
  });
  expect(await readAnswer(endpoints.recalculate_person, again)).toMatchObject({ outdated: false });
  expect((await paid()).P003C_DI).toBe('4219.18');
});

test('what cannot be is refused in words', async () => {
  const refusal = async (change: Change) => (await save(change)).text();
  expect(await refusal({ employee_id: other })).toContain('La persona no tiene una baja');
  expect(await refusal({ pending_vacation_days: 'seis' })).toContain(
    'Escribe los días con hasta dos decimales',
  );
  expect(await refusal({ pays_twenty_days: true })).toContain('Los veinte días por año acompañan');
  await setProcess('ORD');
  expect(await refusal({})).toContain('Solo el proceso Finiquito lleva estos datos.');
  expect(await read()).toEqual({ people: [], can: { edit: false } });
});
