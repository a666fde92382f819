/** Days that two payments of a person pay: found by whichever is calculated last, in any order, also by an imported one. */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, daysBetween } from '@lienzo/schema/payroll/plain-date';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { settlementMessages } from '@lienzo/schema/runs/settlement-messages';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [ordinary] = at.periods;
const [person = 0, other = 0] = at.people;
const SETTLEMENTS = 903;
const FIN = 9003;

await at.asOwner(async (trx) => {
  await sql`update processes set process = 'ORD' where id = ${at.process}`.execute(trx);
  await sql`
    insert into processes (organization_id, id, process, description)
    values (${ORGANIZATION}::uuid, ${SETTLEMENTS}, 'FIN', 'Finiquito')
  `.execute(trx);
  await sql`
    insert into periods (organization_id, client_id, paysheet_id, process_id, id, number, mes, calendar, month,
      initial_date, end_date, payment_date)
    select organization_id, client_id, paysheet_id, ${SETTLEMENTS}, ${FIN}, 1, mes, calendar, month,
      initial_date, end_date, payment_date
    from periods where id = ${ordinary}
  `.execute(trx);
});

/** Both periods, and the person's last day; nothing is calculated. */
const arrange = ({
  from,
  to,
  finFrom,
  finTo,
  left,
}: Record<'from' | 'to' | 'finFrom' | 'finTo', string> & { left: string | null }) =>
  at.asOwner(async (trx) => {
    for (const table of [
      'payroll_findings',
      'payroll_results',
      'payroll_runs',
      'payroll_overrides',
      'payroll_requests',
    ])
      await sql`delete from ${sql.table(table)}`.execute(trx);
    for (const [id, first, last] of [
      [ordinary, from, to],
      [FIN, finFrom, finTo],
    ] as const)
      await sql`update periods set initial_date = ${first}::date, end_date = ${last}::date,
        payment_date = ${last}::date where id = ${id}`.execute(trx);
    await sql`update employments set hire_date = '2024-01-01', initial_date = '2024-01-01',
      termination_date = ${left}::date, causa_baja = ${left === null ? null : '2'} where employee_id = ${person}`.execute(
      trx,
    );
    await sql`update employee_salaries set vigente_desde = '2024-01-01' where employee_id = ${person}`.execute(
      trx,
    );
    await sql`
      insert into payroll_settlements (organization_id, client_id, period_id, employee_id, pending_vacation_days,
        pays_salary, pays_indemnity, pays_twenty_days, pays_seniority, user_id)
      select organization_id, client_id, ${FIN}, id, 0, true, false, false, false, ${PEOPLE.Admin.id}::uuid
      from employees where id = ${person}
      on conflict (organization_id, period_id, employee_id) do update set pays_salary = true
    `.execute(trx);
  });
const JANUARY = { from: '2026-01-01', to: '2026-01-15', finFrom: '2026-01-01', finTo: '2026-01-15' };
beforeEach(() => arrange({ ...JANUARY, left: '2026-01-10' }));

/** As `generate` of the portal, by the process of the period. */
async function calculate(period: number): Promise<void> {
  const response = await at.send(
    endpoints.post_genera_producto_x_nominas,
    {
      body: {
        ...{ producto: 'Proceso', tipo_producto: CALCULATION, nomina_id: at.paysheet, anio: 2026, period },
        proceso: period === FIN ? SETTLEMENTS : at.process,
      },
    },
    PEOPLE.Admin,
  );
  expect(await response.text()).not.toContain('errorList');
  await at.portal.runJobs();
}
const calculateBoth = async (periods: readonly number[]) => {
  for (const period of periods) await calculate(period);
};
async function findingsOf(period: number) {
  const { id } = await at.run(period);
  const { findings } = await readAnswer(
    endpoints.payroll_findings,
    await at.send(endpoints.payroll_findings, { query: { run_id: `${id}` } }),
  );
  return findings.filter(({ code, employee_id }) => employee_id === person && /pagad|otra_baja/.test(code));
}

test('an error keeps the finiquito from being authorised until its salary is left to the ordinary payroll', async () => {
  await calculateBoth([ordinary, FIN]);
  expect(await findingsOf(FIN)).toMatchObject([
    {
      ...{ severity: 'error', code: 'finiquito_de_dias_pagados' },
      message: expect.stringContaining('Su sueldo del 01/01/2026 al 10/01/2026 ya se paga en'),
    },
  ]);
  const { version } = await at.run(FIN);
  expect((await at.authorize(version, FIN)).status).toBe(409);
  // The help beside the box names what the finding asks for.
  expect(settlementMessages.salaryHelp).toContain('la nómina ordinaria ya paga esos días');
  await at.asOwner((trx) => sql`update payroll_settlements set pays_salary = false`.execute(trx));
  await calculate(FIN);
  expect(await findingsOf(FIN)).toEqual([]);
  const corrected = await at.run(FIN);
  expect((await at.authorize(corrected.version, FIN)).status).toBe(200);
});

test('an ordinary payroll that was calculated before is out of date, and then has the finding, too', async () => {
  await calculateBoth([ordinary, FIN]);
  const { version } = await at.run(ordinary);
  const refused = await at.authorize(version, ordinary);
  expect(await refused.text()).toContain('cambi');
  await calculateBoth([ordinary]);
  expect(await findingsOf(ordinary)).toMatchObject([{ severity: 'error', code: 'dias_ya_pagados' }]);
});

test('what was paid after the last day is told of, also when the rows came of a file without days', async () => {
  await arrange({ ...JANUARY, left: null });
  await calculateBoth([ordinary]);
  await at.asOwner((trx) =>
    sql`update employments set termination_date = '2026-01-10', causa_baja = '2' where employee_id = ${person}`.execute(
      trx,
    ),
  );
  await calculateBoth([FIN]);
  expect(await findingsOf(FIN)).toMatchObject([
    { severity: 'error', code: 'finiquito_de_dias_pagados' },
    { severity: 'warning', message: expect.stringContaining('del 11/01/2026 al 15/01/2026 se pagó en') },
  ]);
  await at.asOwner((trx) =>
    sql`update payroll_results set paid_days = null, aguinaldo_days = null`.execute(trx),
  );
  await calculateBoth([FIN]);
  expect(await findingsOf(FIN)).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringContaining('del 01/01/2026 al 10/01/2026 quizá ya se paga'),
    },
  ]);
});

test('the same person under another number is found by the NSS', async () => {
  const before = new Map<number, string>();
  await at.asOwner(async (trx) => {
    const rows = await trx
      .selectFrom('employees')
      .select(['id', 'ssn'])
      .where('id', 'in', [person, other])
      .execute();
    for (const { id, ssn } of rows) before.set(id, ssn);
    await sql`update employees set estatus = 'F' where id = ${person}`.execute(trx);
    await sql`update employees set ssn = '92018012345' where id in (${person}, ${other})`.execute(trx);
  });
  await calculateBoth([ordinary]);
  await at.asOwner((trx) => sql`delete from payroll_results where employee_id = ${person}`.execute(trx));
  await calculateBoth([FIN]);
  expect(await findingsOf(FIN)).toMatchObject([{ severity: 'error', code: 'finiquito_de_dias_pagados' }]);
  await at.asOwner(async (trx) => {
    for (const [id, ssn] of before)
      await sql`update employees set ssn = ${ssn} where id = ${id}`.execute(trx);
  });
});

test('a move to another cost centre is nobody who leaves, and who came back gets the finiquito of what ended', async () => {
  const again = (hired: string) =>
    at.asOwner((trx) =>
      sql`
        insert into employments (organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id,
          hire_date, initial_date, position, tipo_trabajador, tipo_salario, jornada)
        select organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id, ${hired}::date,
          '2026-01-12', position, tipo_trabajador, tipo_salario, jornada
        from employments where employee_id = ${person}
      `.execute(trx),
    );
  await again('2024-01-01');
  await calculate(FIN);
  expect((await at.run(FIN)).people).toBe(0);
  await at.asOwner((trx) =>
    sql`delete from employments where employee_id = ${person} and initial_date = '2026-01-12'`.execute(trx),
  );
  await again('2026-01-12');
  await calculateBoth([FIN]);
  const { people } = await at.sheet(FIN);
  expect(people).toMatchObject([{ employee_id: person, days_paid: '10.00' }]);
  await at.asOwner((trx) =>
    sql`delete from employments where employee_id = ${person} and initial_date = '2026-01-12'`.execute(trx),
  );
});

const aDay = fc.integer({ min: 0, max: 25 }).map((days) => addDays('2026-01-01', days));
const aPeriod = fc
  .tuple(aDay, fc.integer({ min: 0, max: 15 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

test('of random periods, in either order, exactly the shared days are told of', async () => {
  let overlaps = 0;
  await fc.assert(
    fc.asyncProperty(
      aPeriod,
      aPeriod,
      fc.nat(),
      fc.boolean(),
      async (one, fin, within, isFinLast): Promise<void> => {
        const left = addDays(fin.from, within % (daysBetween(fin.from, fin.to) + 1));
        await arrange({ ...one, finFrom: fin.from, finTo: fin.to, left });
        const order = isFinLast ? [ordinary, FIN] : [FIN, ordinary];
        await calculateBoth(order);
        const last = isFinLast ? FIN : ordinary;
        const first = one.from > fin.from ? one.from : fin.from;
        const end = [one.to, fin.to, left].toSorted()[0] ?? left;
        const twice = (await findingsOf(last)).filter(({ code }) => /dias/.test(code));
        expect(twice).toHaveLength(first > end ? 0 : 1);
        if (first > end) return;
        overlaps += 1;
        const slashed = (day: string) => day.split('-').reverse().join('/');
        const span = first === end ? `del ${slashed(end)} ya` : `del ${slashed(first)} al ${slashed(end)} ya`;
        expect(twice).toMatchObject([{ severity: 'error', message: expect.stringContaining(span) }]);
      },
    ),
    { numRuns: 6, seed: 7 },
  );
  expect(overlaps).toBeGreaterThan(0);
});
