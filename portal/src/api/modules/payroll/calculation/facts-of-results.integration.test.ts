/** A receipt of a past period shows who the person was then, whatever the masters say today. */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period] = at.periods;
const [person = 0] = at.people;

type Facts = {
  position: string;
  daily_salary: string | null;
  sbc: string | null;
  register_id: number;
  cost_center_id: number;
  facts_from: string;
};
async function stored(): Promise<Facts> {
  const existing: Facts[] = [];
  await at.asOwner(async (trx) => {
    const { rows } = await sql<Facts>`
      select position, daily_salary, sbc, register_id, cost_center_id, facts_from
      from payroll_results where employee_id = ${person} and period_id = ${period}
    `.execute(trx);
    existing.push(...rows);
  });
  const [row] = existing;
  if (row === undefined) throw new Error('nothing is paid');
  return row;
}
const master = (statement: ReturnType<typeof sql>) => at.asOwner((trx) => statement.execute(trx));
const raise = (day: string, daily: string) =>
  master(sql`
    insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
    select organization_id, client_id, id, ${day}::date, ${daily}::numeric, ${daily}::numeric * 2
    from employees where id = ${person}
  `);
const trace = async () =>
  readAnswer(
    endpoints.payroll_trace,
    await at.send(endpoints.payroll_trace, {
      query: { nomina_id: `${at.paysheet}`, period: `${period}`, employee_id: `${person}` },
    }),
  );

beforeEach(() =>
  at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
    await sql`delete from employee_salaries where vigente_desde > '2025-12-31'`.execute(trx);
  }),
);

test('the salary of the last day worked in the period is kept, and a later raise and post change nothing', async () => {
  await raise('2026-01-10', '900.00');
  await raise('2026-02-01', '1500.00');
  await at.generate(CALCULATION);
  const before = await stored();
  expect(before).toMatchObject({ daily_salary: '900.00', sbc: '1800.00', facts_from: 'calculo' });
  await raise('2026-01-12', '2000.00');
  await master(sql`update employments set position = 'Gerencia' where employee_id = ${person}`);
  await master(sql`update employees set position = 'Gerencia' where id = ${person}`);
  expect(await stored()).toEqual(before);
  expect((await trace()).facts).toMatchObject({
    ...{ position: before.position, daily_salary: '900.00', sbc: '1800.00', source: '' },
  });
  // A new calculation is a new result.
  await at.generate(CALCULATION);
  expect(await stored()).toMatchObject({ position: 'Gerencia', daily_salary: '2000.00' });
});

test('the place is that of the payroll in the period, also of somebody who has moved since', async () => {
  await at.generate(CALCULATION);
  const before = await stored();
  await master(sql`
    insert into cost_centers (organization_id, client_id, paysheet_id, code, cost_center)
    select organization_id, client_id, paysheet_id, 'NUEVO', 'Centro nuevo' from employees where id = ${person}
  `);
  await master(sql`update employments set termination_date = '2026-02-15' where employee_id = ${person}`);
  await master(sql`
    insert into employments (organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id, hire_date,
      initial_date, position, tipo_trabajador, tipo_salario, jornada)
    select work.organization_id, work.client_id, work.employee_id, work.paysheet_id, center.id, work.register_id,
      work.hire_date, '2026-02-16', 'Gerencia', work.tipo_trabajador, work.tipo_salario, work.jornada
    from employments work
    join cost_centers center on center.organization_id = work.organization_id and center.code = 'NUEVO'
    where work.employee_id = ${person}
  `);
  await at.generate(CALCULATION);
  expect(await stored()).toMatchObject({ cost_center_id: before.cost_center_id });
});

test('what no calculation has kept is that of the masters for the period, and says so', async () => {
  await raise('2026-01-10', '900.00');
  await raise('2026-02-01', '1500.00');
  const insert = sql`
    insert into payroll_results (organization_id, client_id, employee_id, period_id, days_paid, total_perceptions,
      total_deductions, net_pay, employer_cost, calculated_at)
    select organization_id, client_id, id, ${period}, 15, 100, 0, 100, 0, now() from employees where id = ${person}
  `;
  await master(insert);
  expect(await stored()).toMatchObject({ daily_salary: '900.00', sbc: '1800.00', facts_from: 'expediente' });
  expect((await trace()).facts.source).toMatch(
    /^El puesto, el salario diario y el SBC son los que el expediente/,
  );
});

test('without a salary by the end of the period there is none, not today’s', async () => {
  await master(sql`update employee_salaries set vigente_desde = '2030-01-01' where employee_id = ${person}`);
  await master(sql`
    insert into payroll_results (organization_id, client_id, employee_id, period_id, days_paid, total_perceptions,
      total_deductions, net_pay, employer_cost, calculated_at)
    select organization_id, client_id, id, ${period}, 15, 100, 0, 100, 0, now() from employees where id = ${person}
  `);
  expect(await stored()).toMatchObject({ daily_salary: null, sbc: null });
});
