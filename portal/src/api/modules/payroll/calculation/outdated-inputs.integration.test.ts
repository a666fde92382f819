/**
 * Whatever a calculation reads, and whatever a receipt keeps of a person, makes an open run out of date once it changes: a
 * change for each table that the fingerprint lists, so that a new one without a change fails here.
 */
import { CALCULATION } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { PERSON_PARTS, SHARED_PARTS } from '../repositories/fingerprint.ts';
import { haveInputsChanged } from '../repositories/outdated-inputs.ts';
import { findRun } from '../repositories/run-facts.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [first, second] = at.periods;
const [person = 0] = at.people;

beforeAll(async () => {
  // Paid before the first one, so that it counts among what the year has paid.
  await at.asOwner((trx) =>
    sql`update periods set payment_date = '2026-01-02' where id = ${second}`.execute(trx),
  );
  await at.generate(CALCULATION, first);
});

const OWNER = `organization_id, client_id`;
const ofPerson = `select ${OWNER}, id from employees where id = ${person}`;
const concept = `(select min(id) from concepts where kind = 'Percepción')`;
const user = `(select id from users limit 1)`;

/** Statements that change what a run was made of, by table; those after the tables are of facts alone. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  paysheets: [
    `update paysheets set zone = 'frontera' where id = ${at.paysheet}`,
    `update paysheets set absence_share = '1' where id = ${at.paysheet}`,
    `update paysheets set days_convention = 'calendario' where id = ${at.paysheet}`,
  ],
  periods: [
    `update periods set payment_date = payment_date + 1 where id = ${first}`,
    // Of another period of the same month: what of a credit is deducted.
    `update periods set payment_date = payment_date + 1 where id = ${second}`,
  ],
  payroll_settings: [
    `insert into payroll_settings (${OWNER}, paysheet_id, vigente_desde)
      select ${OWNER}, id, '2026-01-01' from paysheets where id = ${at.paysheet}`,
  ],
  concepts: [
    `update concepts set isr_treatment = 'exento' where key = 'P007'`,
    `update concepts set cfdi_code = '038' where key = 'P007'`,
  ],
  register_premiums: [
    `insert into register_premiums (${OWNER}, register_id, vigente_desde, risk_premium)
      select ${OWNER}, id, '2025-12-31', 1.5 from registers limit 1`,
  ],
  employments: [
    `update employments set termination_date = '2026-01-10' where employee_id = ${person}`,
    `update employments set tipo_trabajador = 2 where employee_id = ${person}`,
    `update employments set initial_date = '2026-01-03' where employee_id = ${person}`,
  ],
  employee_salaries: [
    `insert into employee_salaries (${OWNER}, employee_id, vigente_desde, daily_salary, sbc)
      select ${OWNER}, id, '2026-01-06', 900, 950 from employees where id = ${person}`,
  ],
  employee_credits: [
    `insert into employee_credits (${OWNER}, employee_id, kind, number, discount_type, value, vigente_desde)
      select ${OWNER}, id, 'FONACOT', '1234567890', '2', 100, '2025-01-01' from employees where id = ${person}`,
  ],
  incidents: [
    `insert into incidents (${OWNER}, employee_id, concept_id, period_id, amount, capture_date)
      select owner.organization_id, owner.client_id, owner.id, ${concept}, ${first}, 10, '2026-01-05'
      from (${ofPerson}) owner`,
  ],
  extra_hours: [
    `insert into extra_hours (${OWNER}, employee_id, period_id, semana, clave_concepto, horas, fecha)
      select owner.organization_id, owner.client_id, owner.id, ${first}, 'TIEM_EXT', 'P004C_HR', 2, '2026-01-05'
      from (${ofPerson}) owner`,
  ],
  disabilities: [
    `insert into disability_certificates (${OWNER}, employee_id, concept_id, period_id, id, folio, fecha_incapacidad,
        dias_incapacidad, tipo_incapacidad, tipo_control)
      select owner.organization_id, owner.client_id, owner.id, (select id from concepts where key = 'D014C_DI'),
        ${first}, 999999, 'AA000001', '2026-01-06', 1, 'I', 1 from (${ofPerson}) owner;
    insert into disabilities (${OWNER}, employee_id, concept_id, period_id, certificate_id, folio, fecha_incapacidad,
        dias_incapacidad, tipo_incapacidad, tipo_control)
      select owner.organization_id, owner.client_id, owner.id, (select id from concepts where key = 'D014C_DI'),
        ${first}, 999999, 'AA000001', '2026-01-06', 1, 'I', 1 from (${ofPerson}) owner`,
  ],
  payroll_overrides: [
    `insert into payroll_overrides (${OWNER}, period_id, employee_id, concept_id, amount, reason, user_id)
      select owner.organization_id, owner.client_id, ${first}, owner.id, ${concept}, 1, 'x', ${user}
      from (${ofPerson}) owner`,
  ],
  payroll_settlements: [
    `insert into payroll_settlements (${OWNER}, period_id, employee_id, pending_vacation_days, pays_salary,
        pays_indemnity, pays_twenty_days, pays_seniority, user_id)
      select owner.organization_id, owner.client_id, ${first}, owner.id, 1, true, false, false, false, ${user}
      from (${ofPerson}) owner`,
  ],
  payroll_corrections: [
    `insert into payroll_corrections (${OWNER}, period_id, source_period_id, employee_id, concept_id, amount, reason,
        user_id)
      select owner.organization_id, owner.client_id, ${first}, ${second}, owner.id, ${concept}, 1, 'x', ${user}
      from (${ofPerson}) owner`,
  ],
  payroll_results: [
    // What another period of the year, paid before, pays to the same person.
    `update payroll_results set total_perceptions = total_perceptions + 1, net_pay = net_pay + 1
      where period_id = ${second} and employee_id = ${person}`,
  ],
};

/** What no amount depends on, and a receipt shows. */
const FACTS: readonly string[] = [
  `update employments set position = 'Otro puesto' where employee_id = ${person}`,
  `insert into cost_centers (${OWNER}, paysheet_id, id, code, cost_center)
      select ${OWNER}, id, 999999, 'CC-999', 'Otro centro' from paysheets where id = ${at.paysheet};
    update employments set cost_center_id = 999999 where employee_id = ${person}`,
  `insert into registers select copy.* from registers own, jsonb_populate_record(own, jsonb_build_object(
      'id', 999999, 'register', 'Z9912345109')) copy where own.id = (
        select register_id from employments where employee_id = ${person} limit 1);
    update employments set register_id = 999999 where employee_id = ${person}`,
];

class TakenBack extends Error {}

/** Whether the run differs from its inputs after some statements, which are taken back. */
async function differsAfter(statements: string): Promise<boolean> {
  let differs = false;
  const work = async (trx: TenantTransaction): Promise<void> => {
    const period = await findRunPeriod(trx, ORGANIZATION, first);
    const run = await findRun(trx, ORGANIZATION, first);
    if (period === undefined || run === undefined) throw new Error('nothing was calculated');
    for (const statement of statements.split(';')) await sql.raw(statement).execute(trx);
    const now = (await findRunPeriod(trx, ORGANIZATION, first)) ?? period;
    differs = await haveInputsChanged(trx, now, run);
    throw new TakenBack();
  };
  await at.asOwner(work).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return differs;
}

test('every table that the fingerprint reads has a change here', async () => {
  await at.asOwner(async (trx) => {
    const period = await findRunPeriod(trx, ORGANIZATION, first);
    if (period === undefined) throw new Error('no period');
    const read = new Set([...SHARED_PARTS(period), ...PERSON_PARTS(period)].map(([table]) => table));
    expect([...read].toSorted()).toEqual(Object.keys(CHANGES).toSorted());
  });
});

test('what has not changed, and what nothing depends on, makes no run out of date', async () => {
  expect(await differsAfter('select 1')).toBe(false);
  expect(await differsAfter(`update periods set estatus = 'Finalizada' where id = ${first}`)).toBe(false);
});

test.each(
  Object.entries(CHANGES).flatMap(([table, all]) => all.map((one, nth) => [table, nth, one] as const)),
)('a change of %s (%i) makes the run out of date', async (_table, _nth, statements) => {
  expect(await differsAfter(statements)).toBe(true);
});

test.each(FACTS.map((statements, nth) => [nth, statements] as const))(
  'who a person was on their receipt (%i) makes the run out of date',
  async (_nth, statements) => {
    expect(await differsAfter(statements)).toBe(true);
  },
);

test('a corrected position is told as soon as somebody looks, and goes with the next calculation', async () => {
  expect((await at.run()).outdated).toBe(false);
  await at.asOwner((trx) =>
    sql`update employments set position = 'Corregido' where employee_id = ${person}`.execute(trx),
  );
  expect(await at.run()).toMatchObject({ outdated: true, can: { authorize: false } });
  await at.generate(CALCULATION, first);
  expect(await at.run()).toMatchObject({ outdated: false, can: { authorize: true } });
});
