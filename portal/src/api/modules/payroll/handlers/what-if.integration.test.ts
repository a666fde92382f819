/** '¿Qué pasaría si…?': the differences are those of a calculation with the change, and nothing is stored. */
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { whatIfMessages } from '@lienzo/schema/runs/what-if-messages';
import { readXlsx } from '@lienzo/tests/files/read-xlsx';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { startPayrollPortal } from '../testing/start-payroll-portal.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());
const [period] = at.periods;
const asked = { nomina_id: `${at.paysheet}`, period: `${period}` };

const send = (change: Record<string, string>, person = PEOPLE.Admin) =>
  at.send(endpoints.payroll_what_if, { query: { ...asked, ...change } }, person);
const compare = async (change: Record<string, string>) =>
  readAnswer(endpoints.payroll_what_if, await send(change));
const messageOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(409);
  return JSON.stringify(await response.json());
};
/** Everything that a calculation stores. */
const stored = async () => JSON.stringify([await at.run(), await at.sheet(), await at.findings()]);

test('is refused before the payroll is calculated', async () => {
  expect(await messageOf(await send({ aumento: '10' }))).toContain(runMessages.obstacles.notCalculated);
});

test('a raise for everybody gives what a calculation with it gives, and stores nothing', async () => {
  await at.generate(CALCULATION);
  const before = await stored();
  const result = await compare({ aumento: '10' });
  expect(await stored()).toBe(before);
  const sheet = await at.sheet();
  expect(result.people).toBe(sheet.people.length);
  expect(result.changed).toBe(result.people);
  expect(result.totals.net.before).toBe((await at.run()).net_pay);
  const sizes = result.rows.map(({ net }) => Math.abs(Number(net.difference)));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  // The raise is really given, and calculated.
  await at.asOwner((trx) =>
    sql`
      insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
      select organization_id, client_id, employee_id, (select initial_date from periods where id = ${period}),
        round(daily_salary * 1.1, 2), round(sbc * round(daily_salary * 1.1, 2) / daily_salary, 2)
      from employee_salaries
    `.execute(trx),
  );
  await at.generate(CALCULATION);
  expect((await at.run()).net_pay).toBe(result.totals.net.after);
  expect((await at.run()).employer_cost).toBe(result.totals.employer_cost.after);
});

test('one more absence concerns one person, and names the salary as its cause', async () => {
  const [person] = (await at.sheet()).people;
  const { initial_date } = await at.run();
  const result = await compare({ falta_persona: person?.human_id ?? '', falta_fecha: initial_date });
  expect(result.rows.map(({ name }) => name)).toEqual([person?.name]);
  expect(result.changed).toBe(1);
  expect(Number(result.totals.net.difference)).toBeLessThan(0);
  expect(result.totals.net.difference).toBe(result.rows[0]?.net.difference);
  expect(result.rows[0]?.causes.length).toBeGreaterThan(0);
});

test('the raise of one person is theirs alone', async () => {
  const [, person] = (await at.sheet()).people;
  const result = await compare({
    ...{ aumento: '100.50', aumento_tipo: 'importe' },
    ...{ aumento_de: 'persona', aumento_persona: person?.human_id ?? '' },
  });
  expect(result.rows.map(({ name }) => name)).toEqual([person?.name]);
});

test('whoever or whatever is not there is named', async () => {
  const { unknownPerson, dateOutside } = whatIfMessages.refused;
  const nobody = { falta_persona: 'nadie', falta_fecha: (await at.run()).initial_date };
  expect(await messageOf(await send(nobody))).toContain(unknownPerson('nadie'));
  expect(await messageOf(await send({ ...nobody, falta_fecha: '2001-01-01' }))).toContain(dateOutside);
  const empty = await send({});
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain(whatIfMessages.problems.nothing);
});

test('the workbook has the same totals, and everybody', async () => {
  const response = await at.send(
    endpoints.payroll_what_if_book,
    { query: { ...asked, uma: '200' } },
    PEOPLE.Admin,
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('spreadsheetml');
  const result = await compare({ uma: '200' });
  const sheets = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const rowOf = (text: string) =>
    sheets.flatMap(({ rows }) => rows).find((row) => row.some(({ value }) => value === text)) ?? [];
  // Amounts are numbers, whose difference Excel can add up.
  const { before, after, difference } = result.totals.net;
  expect(
    rowOf(whatIfMessages.amounts.net)
      .map(({ value }) => value)
      .filter((value) => typeof value === 'number'),
  ).toEqual([before, after, difference].map(Number));
  for (const { name, net } of result.rows)
    expect(rowOf(name).map(({ value }) => value)).toEqual(
      expect.arrayContaining([Number(net.before), Number(net.after), Number(net.difference)]),
    );
  expect(rowOf(whatIfMessages.uma).map(({ value }) => value)).toContain('200');
});

test('is refused once the inputs have changed, because the difference would not be that of the change', async () => {
  await at.asOwner((trx) => sql`update employee_salaries set daily_salary = daily_salary + 1`.execute(trx));
  expect(await messageOf(await send({ aumento: '10' }))).toContain(runMessages.obstacles.outdated);
});
