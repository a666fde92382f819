/** The filters of an item over real rows, and names that the catalogue does not have. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import { writeValues } from '@lienzo/schema/data/filter-values';
import { endpoints } from '@lienzo/schema/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { filterOn, tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

const asc = (column: string) => ({ column, direction: 'asc' as const });

describe('filters', () => {
  it('find text whatever its case and accents, and take no character as a pattern', async () => {
    const has = (valor: string) => driver.namesWhere(filterOn('employees.name', 'contiene', valor));
    const munoz = ['José MUÑOZ Ávila', 'José MUÑOZ Ávila'];
    for (const valor of ['muñoz', 'MUNOZ', 'josé', 'jose muñoz avila', 'AVILA', 'a\u0301vila'])
      expect(await has(valor), valor).toEqual(munoz);
    expect(await has('100% _')).toHaveLength(2);
    expect(await has('%')).toHaveLength(2);
    expect(await has("o'neill")).toHaveLength(2);
    expect(await has('\\')).toHaveLength(0);
  });

  it('compare numbers as numbers and days as days', async () => {
    const salaries = async (condition: 'mayor que' | 'menor que' | 'igual a', valor: string) =>
      (await driver.namesWhere(filterOn('employees.daily_salary', condition, valor))).length;
    expect(await salaries('mayor que', '309.25')).toBe(6);
    expect(await salaries('menor que', '301.26')).toBe(2);
    expect(await salaries('igual a', '301.250')).toBe(2);
    const born = filterOn('employees.birth_date', 'igual a', '1990-01-02');
    expect(await driver.namesWhere(born)).toHaveLength(2);
  });

  it("take an instant's day on the bureau's clock", async () => {
    const day = async (valor: string) => {
      const filters = [filterOn('payroll_results.calculated_at', 'igual a', valor)];
      return (await driver.rowsOf(tabla(['payroll_results.id'], { filters }))).length;
    };
    expect(await day('2026-01-15')).toBe(48);
    expect(await day('2026-01-16')).toBe(0);
  });

  it('offer the values that a column really has, with their counts', async () => {
    const asked = async (who: Role | 'stranger', query: { column: string; search?: string }) =>
      driver.portal.send(endpoints.column_values, {
        token: driver.tokenOf(who),
        query,
      });
    const valuesOf = async (column: string, search?: string, who: Role | 'stranger' = 'Admin') =>
      readAnswer(
        endpoints.column_values,
        await asked(who, { column, ...(search === undefined ? {} : { search }) }),
      );
    expect(await valuesOf('employees.name', 'MUNOZ')).toEqual({
      values: [{ valor: 'José MUÑOZ Ávila', count: 2 }],
      more: false,
    });
    expect((await valuesOf('employees.daily_salary', '301.25')).values).toEqual([
      { valor: '301.25', count: 2 },
    ]);
    expect((await valuesOf('payroll_results.calculated_at')).values).toEqual([
      { valor: '2026-01-15', count: 48 },
    ]);
    expect((await valuesOf('employees.termination_date')).values[0]?.valor).toBe('');
    const all = (await valuesOf('employees.name')).values;
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    for (const { valor, count } of all.slice(0, 5))
      expect(
        await driver.namesWhere(filterOn('employees.name', 'está en', writeValues([valor]))),
      ).toHaveLength(count);
    expect((await valuesOf('employees.name', undefined, 'stranger')).values).not.toEqual(all);
    for (const column of ['users.mail', 'employees.organization_id'])
      expect((await readErrors(await asked('Admin', { column })))[0]?.code, column).toBe('unknown_column');
  });

  it('hold all together, and half-filled ones of a draft not at all', async () => {
    const both = await driver.namesWhere(
      filterOn('employees.name', 'contiene', 'persona 1'),
      filterOn('employees.daily_salary', 'mayor que', '310'),
      filterOn('employees.daily_salary', null, '5'),
      filterOn('employees.name', 'contiene', ' '),
    );
    expect(new Set(both)).toEqual(new Set(['Persona 10', 'Persona 11', 'Persona 12']));
  });

  it('of a group hold one for the others, across tables as well', async () => {
    const inGroup = (filter: ReportFilter, grupo: string): ReportFilter => ({ ...filter, grupo });
    const either = [
      inGroup(filterOn('employees.name', 'contiene', 'muñoz'), 'one'),
      inGroup(filterOn('employees.daily_salary', 'mayor que', '311'), 'one'),
      // Half-filled ones of a draft are as though they were not there.
      inGroup(filterOn('employees.name', 'contiene', ' '), 'one'),
    ];
    const client = [
      inGroup(filterOn('clients.name', 'es exactamente', 'Abarrotes Azteca'), 'two'),
      inGroup(filterOn('employees.sbc', 'menor que', '0'), 'two'),
    ];
    const matchOf = async (filters: ReportFilter[]): Promise<number> =>
      (await driver.namesWhere(...filters)).length;
    const counted = async (where: RawBuilder<unknown>): Promise<number | undefined> => {
      const [row] = await driver.straight(sql<{ count: number }>`
        select count(*)::int as count from employees e
        join paysheets s on s.id = e.paysheet_id join clients c on c.id = s.client_id
        where e.organization_id = ${ORGANIZATION} and ${where}
      `);
      return row?.count;
    };
    const one = sql`(e.name like '%MUÑOZ%' or e.daily_salary > 311)`;
    const two = sql`(c.name = 'Abarrotes Azteca' or e.sbc < 0)`;
    expect(await matchOf(either)).toBe(await counted(one));
    expect(await matchOf([...either, ...client])).toBe(await counted(sql`${one} and ${two}`));
    expect(await matchOf(client)).toBeGreaterThan(await matchOf([...either, ...client]));
    expect(await matchOf(either)).toBeGreaterThan(await matchOf([...either, ...client]));
    expect(await matchOf(either)).toBeGreaterThan(0);
    expect(await matchOf(either.map(({ grupo: _, ...filter }) => filter))).toBe(0);
  });

  it('are parameters, never SQL', async () => {
    const attacks = [
      "' or '1'='1",
      "'; drop table employees; --",
      '" or 1=1 --',
      "\\'; select pg_sleep(10); --",
      '$1',
      "%' union select password_hash from users --",
    ];
    for (const valor of attacks)
      expect(await driver.namesWhere(filterOn('employees.name', 'contiene', valor)), valor).toEqual([]);
    expect(await driver.namesWhere()).toHaveLength(24);
  });

  it('refuse values that are no number and no day', async () => {
    for (const filter of [
      filterOn('employees.sbc', 'mayor que', '1; drop table employees'),
      filterOn('employees.sbc', 'mayor que', '1e400'),
      filterOn('employees.sbc', 'mayor que', 'NaN'),
      filterOn('employees.hire_date', 'igual a', '2026-02-30'),
    ]) {
      const refused = await driver.previewAs('Admin', tabla(['employees.name'], { filters: [filter] }));
      expect(refused.status, filter.valor).toBe(422);
    }
  });
});

describe('names that are not in the catalogue', () => {
  it.each([
    ['unknown_table', tabla(['employees.name'], { selected_tables: ['employees', 'users'] }), 'users'],
    ['unknown_column', tabla(['employees.name', 'users.password_hash']), 'users.password_hash'],
    ['unknown_column', tabla(['employees.organization_id']), 'employees.organization_id'],
    ['unknown_column', tabla(['employees.name; drop table employees']), 'drop table'],
    ['unknown_column', tabla(['employees.constructor']), 'employees.constructor'],
    [
      'unknown_column',
      tabla(['employees.name'], { order_columns: [asc('employees.secret')] }),
      'employees.secret',
    ],
    ['unknown_column', tabla(['employees.name'], { detail_column: 'employees.secret' }), 'employees.secret'],
    ['unknown_column', { ...tabla(['employees.name']), extra_columns: ['users.mail'] }, 'users.mail'],
    ['unrelated_tables', tabla(['clients.name', 'processes.process']), 'Procesos'],
  ] as const)('%s', async (code, item, name) => {
    const refused = await driver.previewAs('Admin', item);
    expect(refused.status).toBe(422);
    const errors = await readErrors(refused);
    expect(errors.find((error) => error.code === code)?.message).toContain(name);
  });
});
