/** What changed after a closing is told by the next run, once, with its amount (PAYROLL §4). */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION, CLOSING } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

// A story of many calculations, each with a process of its own.
vi.setConfig({ testTimeout: 180_000 });

const at = await startPayrollPortal();
afterAll(() => at.close());
const [first, second] = at.periods;
const [person = 0, other = 0] = at.people;

const raise = (day: string, daily: string) =>
  at.asOwner((trx) =>
    sql`
      insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
      select organization_id, client_id, id, ${day}::date, ${daily}::numeric, ${daily}::numeric * 2
      from employees where id = ${person}
    `.execute(trx),
  );
async function reported(employeeId = person): Promise<string[]> {
  const { id } = await at.run(second);
  const { findings } = await readAnswer(
    endpoints.payroll_findings,
    await at.send(endpoints.payroll_findings, { query: { run_id: `${id}` } }),
  );
  return findings.flatMap(({ code, employee_id, message }) =>
    code === 'periodo_cerrado_distinto' && employee_id === employeeId ? [message] : [],
  );
}

test('a raise that comes after the closing is told by the next run, which the closed one is not', async () => {
  await at.generate(CALCULATION, first);
  await at.asOwner((trx) => sql`update periods set estatus = 'Finalizada' where id = ${first}`.execute(trx));
  expect((await at.authorize((await at.run(first)).version, first)).status).toBe(200);
  expect(await at.generate(CLOSING, first)).toBe('Cerrada');
  const closed = await at.run(first);

  // From a day after the closed period: nothing of it changes.
  await raise('2026-01-16', '1000.00');
  await at.generate(CALCULATION, second);
  expect(await reported()).toEqual([]);

  await raise('2026-01-06', '1000.00');
  await at.generate(CALCULATION, second);
  const [message = '', ...others] = await reported();
  expect(others).toEqual([]);
  expect(message).toMatch(
    /^Algo cambió después de cerrar Enero 2026: .*\+\$[\d,]+\.\d\d.*aplica la diferencia en este\.$/,
  );
  expect(await at.run(first)).toEqual(closed);

  // One person alone keeps it, too.
  const alone = await at.send(endpoints.recalculate_person, {
    body: { nomina_id: at.paysheet, period: second, employee_id: person },
  });
  expect(alone.status).toBe(200);
  expect(await reported()).toEqual([message]);

  // Whoever had left before the closed period was paid for nothing.
  await at.asOwner((trx) =>
    sql`update employments set termination_date = '2025-12-31' where employee_id = ${other}`.execute(trx),
  );
  await at.generate(CALCULATION, second);
  const [late = ''] = await reported(other);
  expect(late).toMatch(/^Algo cambió después de cerrar Enero 2026: .*[-−]\$[\d,]+\.\d\d/);
  expect(await reported()).toEqual([message]);
});

const differences = async () =>
  readAnswer(
    endpoints.closed_differences,
    await at.send(endpoints.closed_differences, {
      query: { nomina_id: `${at.paysheet}`, period: `${second}` },
    }),
  );
type Seen = Awaited<ReturnType<typeof differences>>['pending'];
const apply = (seen: Seen) =>
  at.send(endpoints.apply_corrections, {
    body: {
      ...{ nomina_id: at.paysheet, period: second },
      differences: seen.map(({ employee_id, concept_id, source_period_id, amount }) => ({
        ...{ employee_id, concept_id, source_period_id, amount },
      })),
    },
  });
const traced = async () =>
  readAnswer(
    endpoints.payroll_trace,
    await at.send(endpoints.payroll_trace, {
      query: { nomina_id: `${at.paysheet}`, period: `${second}`, employee_id: `${person}` },
    }),
  );
const netOf = async (): Promise<string> => (await at.run(second)).total_perceptions;

test('a difference is paid by the open run as a line of its own, once, and taken back', async () => {
  const before = await netOf();
  const { pending, can } = await differences();
  expect(can).toEqual({ edit: true });
  const own = pending.filter(({ employee_id }) => employee_id === person);
  expect(own).toMatchObject([{ concept: 'Sueldo', is_here: true, cause: 'Otro dato del cálculo' }]);
  const [raised] = own;
  if (raised === undefined) throw new Error('no difference');
  expect(raised.source).toMatch(/^Enero 2026, del 01\/01\/2026 al 15\/01\/2026$/);

  // Sent at once and again: paid once.
  const answers = await Promise.all([apply(own), apply(own), apply(own)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(await readAnswer(endpoints.apply_corrections, await apply(own))).toMatchObject({ applied: 0 });
  const after = await differences();
  expect(after.pending.filter(({ employee_id }) => employee_id === person)).toEqual([]);
  expect(after.applied).toMatchObject([{ employee_id: person, amount: raised.amount, concept: 'Sueldo' }]);
  expect((await at.run(second)).outdated).toBe(true);

  await at.generate(CALCULATION, second);
  expect(await reported()).toEqual([]);
  expect(Number(await netOf())).toBeCloseTo(Number(before) + Number(raised.amount), 2);
  const trace = await traced();
  expect(trace.reproduces).toBe(true);
  expect(trace.lines.filter(({ corrects }) => corrects !== null)).toMatchObject([
    {
      description: 'Sueldo (diferencia del periodo que inició el 01/01/2026)',
      ...{ amount: raised.amount, corrects: '2026-01-01', override: null },
    },
  ]);
  expect(trace.records.find(({ rule }) => rule === 'correccion')?.inputs).toMatchObject({
    corrects: '2026-01-01',
    cause: 'Otro dato del cálculo',
  });
  // In the sheet it is part of the concept's only cell.
  const row = (await at.sheet(second)).people.find(({ employee_id }) => employee_id === person);
  const pay = row?.lines.filter(({ concept_id }) => concept_id === raised.concept_id) ?? [];
  expect(pay).toMatchObject([{ corrected: true }]);

  // The person alone gives the same.
  const sum = await netOf();
  await at.send(endpoints.recalculate_person, {
    body: { nomina_id: at.paysheet, period: second, employee_id: person },
  });
  expect(await netOf()).toBe(sum);
  expect(await reported()).toEqual([]);

  // Another raise of the same days: only what is left.
  await raise('2026-01-06', '1100.00');
  const [rest] = (await differences()).pending.filter(({ employee_id }) => employee_id === person);
  expect(Number(rest?.amount)).toBeGreaterThan(0);
  expect(Number(rest?.amount)).toBeLessThan(Number(raised.amount));
  // What was seen before is refused.
  expect((await apply(own)).status).toBe(409);

  const { employee_id, concept_id, source_period_id } = raised;
  const removal = { employee_id, concept_id, source_period_id, nomina_id: at.paysheet, period: second };
  expect((await at.send(endpoints.delete_correction, { body: removal })).status).toBe(200);
  expect((await at.send(endpoints.delete_correction, { body: removal })).status).toBe(404);
  const [whole] = (await differences()).pending.filter((one) => one.employee_id === person);
  expect(Number(whole?.amount)).toBeCloseTo(Number(raised.amount) + Number(rest?.amount), 2);
});

test('a difference that is undone after it was applied leaves nothing to pay', async () => {
  const ofPerson = async () => {
    const { pending, applied } = await differences();
    const own = <One extends { employee_id: number }>(rows: One[]) =>
      rows.filter(({ employee_id }) => employee_id === person);
    return { pending: own(pending), applied: own(applied) };
  };
  const { pending: whole } = await ofPerson();
  expect((await apply(whole)).status).toBe(200);
  await at.asOwner((trx) =>
    sql`delete from employee_salaries where employee_id = ${person} and vigente_desde > '2026-01-01'::date
      and vigente_desde < '2026-01-16'::date`.execute(trx),
  );
  const { pending: back } = await ofPerson();
  expect(back.map(({ amount }) => Number(amount))).toEqual(whole.map(({ amount }) => -Number(amount)));
  expect((await apply(back)).status).toBe(200);
  expect(await ofPerson()).toEqual({ pending: [], applied: [] });
});

test('who is no longer in the period is told to be paid by their finiquito, and nothing is applied', async () => {
  const left = (await differences()).pending.filter(({ employee_id }) => employee_id === other);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ is_here }) => !is_here)).toBe(true);
  expect(await readAnswer(endpoints.apply_corrections, await apply(left))).toMatchObject({ applied: 0 });
});
