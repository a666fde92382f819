/** Calculation, authorisation and closing, by the calls of the screen (specification 2 §2, PAYROLL §4 and §7). */
import { endpoints } from '@lienzo/schema/endpoints';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import { CALCULATION, CLOSING } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { BONUS, incident } from '../../incidents/testing/start-capture-portal.ts';
import { inputFingerprint } from '../repositories/fingerprint.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

/** Its number in the standard catalogue. */
const ISR = 202;

const at = await startPayrollPortal();
afterAll(() => at.close());

beforeEach(async () => {
  await at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_requests').execute();
    await trx.deleteFrom('payroll_results').execute();
    await trx.deleteFrom('payroll_runs').execute();
  });
  await at.clear();
});

const finalise = () =>
  at.send(endpoints.close_paysheet, {
    body: { paysheet_id: at.paysheet, period_id: at.periods[0], confirmado: ['early_close'] },
  });

describe('a calculation', () => {
  test('pays everybody of the period, and its totals are those of its people', async () => {
    expect(await at.generate(CALCULATION)).toMatch(/^Calculada: \d+ empleados$/);
    const run = await at.run();
    expect(run).toMatchObject({ state: 'calculada', version: 1, outdated: false, errors: 0 });
    const { people, concepts, total } = await at.sheet();
    expect(total).toBe(run.people);
    expect(people.length).toBe(run.people);
    const cents = (amount: string): number => Math.round(Number(amount) * 100);
    const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
    expect(sum(people.map(({ net_pay }) => cents(net_pay)))).toBe(cents(run.net_pay));
    const totals = new Map(concepts.map((one) => [one.id, 0]));
    for (const { lines } of people)
      for (const { concept_id, amount } of lines)
        totals.set(concept_id, (totals.get(concept_id) ?? 0) + cents(amount));
    const shown = concepts.filter(({ kind }) => kind !== 'Incidencia');
    expect(shown.length).toBeGreaterThan(2);
    expect([...totals].filter(([, total]) => total !== 0)).toEqual(
      shown.map((one) => [one.id, cents(one.total)]),
    );
    for (const { lines, total_perceptions, total_deductions, net_pay } of people) {
      const kinds = new Map(concepts.map(({ id, kind }) => [id, kind]));
      const sumOf = (accepts: (kind: string) => boolean): number =>
        sum(
          lines
            .filter(({ concept_id }) => accepts(kinds.get(concept_id) ?? ''))
            .map((one) => cents(one.amount)),
        );
      expect(sumOf((kind) => kind !== 'Deducción')).toBe(cents(total_perceptions));
      expect(sumOf((kind) => kind === 'Deducción')).toBe(cents(total_deductions));
      expect(cents(total_perceptions) - cents(total_deductions)).toBe(cents(net_pay));
    }
  });

  test('takes what is captured, replaces what it gave before, and counts its versions', async () => {
    await at.generate(CALCULATION);
    const [person = 0] = at.people;
    const before = await at.run();
    const saved = await at.saveIncidents([incident(person, '2026-01-08', BONUS, '1000.00')]);
    expect(saved.status).toBe(200);
    expect(await at.run()).toMatchObject({ outdated: true, version: 1 });
    await at.generate(CALCULATION);
    const after = await at.run();
    expect(after).toMatchObject({ outdated: false, version: 2, people: before.people });
    const added = Number(after.total_perceptions) - Number(before.total_perceptions);
    expect(added).toBeCloseTo(1000, 2);
    const { people, total } = await at.sheet();
    expect(total).toBe(before.people);
    const own = people.find(({ employee_id }) => employee_id === person);
    expect(own?.lines.find(({ concept_id }) => concept_id === BONUS)).toMatchObject({
      amount: '1000.00',
      taxable_amount: '1000.00',
      exempt_amount: '0.00',
    });
  });

  test('is explained rule by rule, and gives the stored lines again until something changes', async () => {
    await at.generate(CALCULATION);
    const [person = 0] = at.people;
    const trace = async () => {
      const [period] = at.periods;
      const query = { nomina_id: `${at.paysheet}`, period: `${period}`, employee_id: `${person}` };
      return readAnswer(endpoints.payroll_trace, await at.send(endpoints.payroll_trace, { query }));
    };
    const before = await trace();
    expect(before.reproduces).toBe(true);
    const { people, concepts } = await at.sheet();
    const salary = concepts.find(({ key }) => key === 'P001')?.id;
    const paid = people
      .find(({ employee_id }) => employee_id === person)
      ?.lines.find(({ concept_id }) => concept_id === salary);
    expect(before.records.find(({ rule }) => rule === 'sueldo')).toMatchObject({
      concept: 'P001',
      rounded: paid?.amount.replace(/\.?0+$/, ''),
    });
    await at.saveIncidents([incident(person, '2026-01-08', BONUS, '1000.00')]);
    expect((await trace()).reproduces).toBe(false);
  });

  test('keeps an amount that somebody set by hand, with who and why, until it is removed', async () => {
    await at.generate(CALCULATION);
    const [person = 0] = at.people;
    const [period] = at.periods;
    const target = { nomina_id: at.paysheet, period, employee_id: person, concept_id: ISR };
    const isr = async () => {
      const { people } = await at.sheet();
      const own = people.find(({ employee_id }) => employee_id === person);
      return own?.lines.find(({ concept_id }) => concept_id === ISR);
    };
    const calculated = await isr();
    expect(calculated?.overridden).toBe(false);
    const set = (body: object) =>
      at.send(endpoints.set_payroll_override, {
        body: { ...target, reason: 'Lo pidió el cliente', ...body },
      });
    expect((await at.refused(await set({ amount: 'mucho' }))).errors).toHaveProperty('amount');
    expect((await at.refused(await set({ amount: '1', reason: ' ' }))).errors).toHaveProperty('reason');
    expect((await at.refused(await set({ amount: '1', concept_id: 316 }))).errors).toHaveProperty(
      'concept_id',
    );
    expect((await set({ amount: '1,234.50' })).status).toBe(200);
    expect(await at.run()).toMatchObject({ outdated: true });
    for (let times = 0; times < 2; times += 1) {
      await at.generate(CALCULATION);
      expect(await isr()).toMatchObject({ amount: '1234.50', overridden: true });
    }
    const query = { nomina_id: `${at.paysheet}`, period: `${period}`, employee_id: `${person}` };
    const trace = await readAnswer(
      endpoints.payroll_trace,
      await at.send(endpoints.payroll_trace, { query }),
    );
    expect(trace.reproduces).toBe(true);
    expect(trace.lines.find(({ concept_id }) => concept_id === ISR)?.override).toMatchObject({
      amount: '1234.50',
      reason: 'Lo pidió el cliente',
    });
    expect((await at.send(endpoints.delete_payroll_override, { body: target })).status).toBe(200);
    await at.generate(CALCULATION);
    expect(await isr()).toEqual(calculated);
  });

  test('asked for twice is done once, and says so', async () => {
    expect((await at.request(CALCULATION)).status).toBe(200);
    const second = await at.refused(await at.request(CALCULATION));
    expect(second).toMatchObject({ status: 409, code: 'run_refused' });
    expect(Object.values(second.errors)[0]).toMatch(/ya tiene una solicitud en proceso/);
    await at.portal.runJobs();
    expect((await at.run()).version).toBe(1);
  });

  test('names a person whose salary is missing, and pays the others', async () => {
    const [person = 0] = at.people;
    await at.generate(CALCULATION);
    const { people: all } = await at.run();
    const from = (day: string) =>
      at.asOwner((trx) =>
        trx
          .updateTable('employee_salaries')
          .set({ vigente_desde: day })
          .where('employee_id', '=', person)
          .execute(),
      );
    await from('2030-01-01');
    try {
      expect(await at.generate(CALCULATION)).toMatch(/1 error$/);
      expect(await at.run()).toMatchObject({ people: all - 1, errors: 1, can: { authorize: false } });
      const { findings } = await at.findings();
      expect(findings[0]).toMatchObject({ employee_id: person, severity: 'error' });
    } finally {
      await from('2020-02-29');
    }
  });

  test('is refused by the figure’s name in a year that is not confirmed', async () => {
    const [first] = at.periods;
    const pay = (day: string) =>
      inOrganization(at.portal, (trx) =>
        trx.updateTable('periods').set({ payment_date: day }).where('id', '=', first).execute(),
      );
    const { payment_date } = await at.run();
    await pay('2027-03-15');
    try {
      await at.generate(CALCULATION);
      const { findings } = await at.findings();
      expect(findings[0]?.message).toMatch(/Falta .* del 15\/03\/2027\. Confirma las cifras del 2027/);
      expect((await at.run()).people).toBe(0);
      const confirm = () => at.send(endpoints.confirm_figures, { body: { year: 2027 } }, PEOPLE.SuperAdmin);
      expect((await confirm()).status).toBe(200);
      expect((await at.refused(await confirm())).code).toBe('run_refused');
      expect(await at.generate(CALCULATION)).toMatch(/^Calculada: \d+ empleados$/);
      expect((await at.run()).people).toBeGreaterThan(0);
    } finally {
      await at.asOwner((trx) => trx.deleteFrom('payroll_figure_years').execute());
      await pay(payment_date);
    }
  });
});

/** What a calculation reads, each changed as it may be meanwhile; and back. */
const EMPLOYEE = at.people[0];
const [FIRST, SECOND] = at.periods;
const INPUTS: [what: string, change: string][] = [
  [
    'a salary',
    `update employee_salaries set daily_salary = daily_salary + 1 where employee_id = ${EMPLOYEE}`,
  ],
  ['a base of contribution', `update employee_salaries set sbc = sbc + 1 where employee_id = ${EMPLOYEE}`],
  ['the CFDI code of a concept', `update concepts set cfdi_code = '038' where key = 'D020C_DI'`],
  ['the ISR of a concept', `update concepts set isr_treatment = 'exento' where key = 'P012'`],
  ['the share of an absence', `update paysheets set absence_share = '1'`],
  ['the zone', `update paysheets set zone = 'frontera'`],
  ['the day of payment', `update periods set payment_date = payment_date + 1 where id = ${FIRST}`],
  [
    'the day of payment of another period',
    `update periods set payment_date = '2026-03-01' where id = ${SECOND}`,
  ],
  [
    'a premium',
    `insert into register_premiums (organization_id, client_id, register_id, vigente_desde, risk_premium)
      select organization_id, client_id, register_id, '2025-03-01', 0.5 from employees where id = ${EMPLOYEE}`,
  ],
  [
    'a credit',
    `insert into employee_credits (organization_id, client_id, employee_id, kind, discount_type, value, vigente_desde)
      select organization_id, client_id, id, 'PENSION', 1, 20, '2026-01-01' from employees where id = ${EMPLOYEE}`,
  ],
  [
    'a leaving',
    `update employments set termination_date = '2026-01-10', causa_baja = '2' where employee_id = ${EMPLOYEE}`,
  ],
  [
    'an absence that another period has',
    `insert into incidents (organization_id, client_id, employee_id, concept_id, period_id, amount, capture_date)
      select organization_id, client_id, id, 220, ${SECOND}, 1, '2026-01-02' from employees where id = ${EMPLOYEE}`,
  ],
];

test.each(INPUTS)('what a calculation is made of is another once %s has changed', async (_what, change) => {
  const [first] = at.periods;
  // Undone again: the test is about what is seen, not about what is left.
  const print = (statement: string | null) =>
    at.portal.owner.transaction().execute(async (trx) => {
      await sql`select enter_tenant(${ORGANIZATION}::uuid, null, 'SuperAdmin')`.execute(trx);
      const period = await findRunPeriod(trx, ORGANIZATION, first);
      if (period === undefined) throw new Error('the period is gone');
      if (statement === null) return inputFingerprint(trx, ORGANIZATION, period);
      await sql`savepoint before`.execute(trx);
      const result = await sql.raw(statement).execute(trx);
      expect(result.numAffectedRows ?? 0n).toBeGreaterThan(0n);
      const changed = await findRunPeriod(trx, ORGANIZATION, first);
      const after = await inputFingerprint(trx, ORGANIZATION, changed ?? period);
      await sql`rollback to savepoint before`.execute(trx);
      return after;
    });
  const before = await print(null);
  expect(await print(change)).not.toBe(before);
  expect(await print(null)).toBe(before);
});

describe('authorisation and closing', () => {
  test('go in their order, and then neither the run nor the capture changes', async () => {
    expect((await at.refused(await at.request(CLOSING))).errors['']).toMatch(/todavía no se calcula/);
    await at.generate(CALCULATION);
    expect((await at.refused(await at.request(CLOSING))).errors['']).toMatch(/no está autorizada/);
    await finalise();
    const { version, outdated } = await at.run();
    expect(outdated).toBe(false);
    expect((await at.authorize(version)).status).toBe(200);
    expect(await at.run()).toMatchObject({ state: 'autorizada', can: { close: true } });
    expect(await at.generate(CLOSING)).toBe('Cerrada');
    expect(await at.run()).toMatchObject({ state: 'cerrada', can: { calculate: false } });
    expect((await at.refused(await at.request(CALCULATION))).errors['']).toMatch(/ya está cerrada/);
    const reopened = await at.send(endpoints.abrir_paysheet, {
      body: { paysheet_id: at.paysheet, period_id: at.periods[0] },
    });
    expect(await at.refused(reopened)).toMatchObject({ status: 409, code: 'run_closed' });
  });

  test('are for administrators', async () => {
    await at.generate(CALCULATION, at.periods[0], PEOPLE.Ejecutivo);
    expect((await at.authorize(1, at.periods[0], PEOPLE.Ejecutivo)).status).toBe(403);
    expect((await at.request(CLOSING, at.periods[0], PEOPLE.Ejecutivo)).status).toBe(403);
    expect((await at.run(at.periods[0], PEOPLE.Ejecutivo)).obstacles).toContain(
      runMessages.obstacles.onlyAdmin,
    );
  });

  test('are for an Ejecutivo who was given it for the client, too, until it is taken away', async () => {
    const { id } = PEOPLE.Ejecutivo;
    const clients = async () =>
      readAnswer(
        endpoints.get_user_organization_clients,
        await at.send(endpoints.get_user_organization_clients, { query: { user_id: id } }, PEOPLE.Admin),
      );
    const give = async (authorizes: string[]) => {
      const own = (await clients()).clients.map((one) => one.id);
      const body = { user_id: id, clients: own, authorizes };
      const given = await at.send(endpoints.set_user_organization_clients, { body }, PEOPLE.Admin);
      expect(given.status).toBe(200);
      return own;
    };
    await finalise();
    await at.generate(CALCULATION);
    const { version } = await at.run();
    const own = await give([]);
    await give(own);
    expect((await clients()).clients.every(({ authorizes }) => authorizes)).toBe(true);
    expect((await at.run(at.periods[0], PEOPLE.Ejecutivo)).can.authorize).toBe(true);
    expect((await at.authorize(version, at.periods[0], PEOPLE.Ejecutivo)).status).toBe(200);
    await give([]);
    expect((await at.request(CLOSING, at.periods[0], PEOPLE.Ejecutivo)).status).toBe(403);
    await give(own);
    const open = () =>
      at.send(
        endpoints.abrir_paysheet,
        { body: { paysheet_id: at.paysheet, period_id: at.periods[0] } },
        PEOPLE.Ejecutivo,
      );
    await give([]);
    // To open the capture again would take the authorisation back.
    expect(await at.refused(await open())).toMatchObject({
      ...{ status: 403, code: 'forbidden', errors: { '': captureRuleMessages.authorized } },
    });
    await give(own);
    expect((await open()).status).toBe(200);
    await finalise();
    await at.generate(CALCULATION);
    expect((await at.authorize((await at.run()).version)).status).toBe(200);
    expect(await at.generate(CLOSING, at.periods[0], PEOPLE.Ejecutivo)).toBe('Cerrada');
    await give([]);
  });

  test('before an authorisation whoever captures opens the capture again', async () => {
    await finalise();
    await at.generate(CALCULATION);
    const opened = await at.send(
      endpoints.abrir_paysheet,
      { body: { paysheet_id: at.paysheet, period_id: at.periods[0] } },
      PEOPLE.Ejecutivo,
    );
    expect(opened.status).toBe(200);
  });

  test('are refused for another version than the one that was seen, and after a salary has changed', async () => {
    await at.generate(CALCULATION);
    await at.generate(CALCULATION);
    expect((await at.refused(await at.authorize(1))).errors['']).toMatch(/volvió a calcular/);
    const [person = 0] = at.people;
    await at.asOwner((trx) =>
      trx
        .updateTable('employee_salaries')
        .set((eb) => ({ daily_salary: eb('daily_salary', '+', '1') }))
        .where('employee_id', '=', person)
        .execute(),
    );
    expect((await at.refused(await at.authorize(2))).errors['']).toMatch(/cambiaron después del cálculo/);
    expect(await at.run()).toMatchObject({ outdated: true, state: 'calculada' });
  });
});
