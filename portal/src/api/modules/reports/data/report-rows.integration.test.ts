import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { Row } from '@lienzo/schema/data/column';
import { writeValues } from '@lienzo/schema/data/filter-values';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { filterOn, reportOf, selected, tabla } from '../testing/test-reports.ts';
import { limitStatements } from './limit-statements.ts';
import { readFirstRows } from './read-first-rows.ts';
import { streamRows } from './stream-rows.ts';

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, await portal.signIn(person));
});
afterAll(() => portal?.close());

const previewAs = (who: Role | 'stranger', { uuid: _, nombre: __, ...item }: TablaItem, limit = 1000) =>
  portal.send(endpoints.preview_rows, {
    token: tokens.get((who === 'stranger' ? STRANGER : PEOPLE[who]).mail) ?? '',
    body: { ...item, limit },
  });
const rowsAs = async (who: Role | 'stranger', item: TablaItem, limit?: number) =>
  readAnswer(endpoints.preview_rows, await previewAs(who, item, limit));
const rowsOf = async (item: TablaItem): Promise<Row[]> => (await rowsAs('Admin', item)).rows;
const namesWhere = async (...filters: ReturnType<typeof filterOn>[]) =>
  (await rowsOf(tabla(['employees.name'], { filters }))).map((row) => row['employees.name']);
/** Straight SQL in the same organization. */
const straight = async <Result>(query: RawBuilder<Result>): Promise<Result[]> =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, async (trx) => {
    const { rows } = await query.execute(trx);
    return rows;
  });
const asc = (column: string) => ({ column, direction: 'asc' as const });

describe('rows of one table', () => {
  it('carry every type as the contract says', async () => {
    const item = tabla(
      [
        'employees.human_id',
        'employees.id',
        'employees.sbc',
        'employees.hire_date',
        'employees.termination_date',
      ],
      { order_columns: [asc('employees.human_id')] },
    );
    const [first] = await rowsOf(item);
    expect(first).toEqual({
      'employees.human_id': 'E00001',
      'employees.id': expect.any(Number),
      'employees.sbc': '321.00',
      'employees.hire_date': '2020-02-29',
      'employees.termination_date': null,
    });
    const [result] = await rowsOf(tabla(['payroll_results.calculated_at', 'payroll_results.net_pay']));
    expect(result?.['payroll_results.calculated_at']).toBe('2026-01-16T05:30:00.000Z');
    expect(result?.['payroll_results.net_pay']).toMatch(/^\d+\.\d{2}$/);
  });

  it('order as asked, empty values last, and pages never overlap', async () => {
    const item = tabla(['employees.id', 'employees.gender'], { order_columns: [asc('employees.gender')] });
    const all = (await rowsOf(item)).map((row) => row['employees.id']);
    expect(all).toEqual([...all].sort((a, b) => Number(a) - Number(b)));
    const byEnd = tabla(['employees.termination_date'], {
      order_columns: [{ column: 'employees.termination_date', direction: 'desc' }],
    });
    const dates = (await rowsOf(byEnd)).map((row) => row['employees.termination_date']);
    expect(dates.indexOf(null)).toBe(dates.filter((date) => date !== null).length);
  });

  it('say how many there are in all when only some were asked for', async () => {
    const some = await rowsAs('Admin', tabla(['employees.name']), 5);
    expect(some.rows).toHaveLength(5);
    expect(some).toMatchObject({ more: true, total: 24 });
    const all = await rowsAs('Admin', tabla(['employees.name']));
    expect(all).toMatchObject({ more: false, total: 24 });
  });

  it('carry computed columns in exact decimals, and blank ones as nothing', async () => {
    const item = tabla(['employees.human_id', 'empty-firma'], {
      selected_columns: [
        selected('employees.human_id'),
        { column: 'adicional-x', data_type: 'numeric', readable_name: 'Quincena' },
        { column: 'empty-firma', data_type: 'empty', readable_name: '' },
      ],
      additional_columns: [
        {
          id: 'adicional-x',
          nombre: 'Quincena',
          tipo: 'numero',
          operator: 'multiplicar',
          selected_columns: ['employees.daily_salary'],
          valor: '15.1',
          resultado: null,
        },
      ],
      order_columns: [asc('employees.human_id')],
    });
    const [first] = await rowsOf(item);
    expect(first?.['adicional-x']).toBe('4548.875');
  });

  it('order by computed columns as by stored ones', async () => {
    const additional = (changes: object) => ({
      id: 'adicional-x',
      nombre: 'Calculado',
      tipo: 'numero' as const,
      operator: 'dividir' as const,
      selected_columns: ['employees.sbc', 'employees.daily_salary'],
      valor: '',
      resultado: null,
      ...changes,
    });
    const valuesOf = async (changes: object) => {
      const item = tabla(['employees.human_id'], {
        additional_columns: [additional(changes)],
        order_columns: [{ column: 'adicional-x', direction: 'desc' }],
      });
      return (await rowsOf(item)).map((row) => Number(row['adicional-x']));
    };
    for (const changes of [
      {},
      { operator: 'restar', selected_columns: ['employees.sbc'], valor: '400' },
      {
        tipo: 'fecha',
        operator: 'restar',
        selected_columns: ['employees.birth_date'],
        valor: 'hoy',
        resultado: 'dias',
      },
      {
        tipo: 'fecha',
        operator: 'restar',
        selected_columns: ['employees.birth_date', 'employees.hire_date'],
        resultado: 'años',
      },
    ]) {
      const values = await valuesOf(changes);
      expect(values).toHaveLength(24);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
    for (const valor of ['0', '1e5', "1'; --"]) expect(await valuesOf({ valor })).toHaveLength(24);
  });

  it('are none for an item without columns of a table', async () => {
    const item = { ...newItem('tabla'), selected_tables: ['employees'] };
    expect(await rowsAs('Admin', item)).toEqual({ rows: [], more: false, total: 0 });
  });
});

describe('rows of related tables equal straight SQL', () => {
  it('from lines up to clients', async () => {
    const item = tabla(
      ['clients.name', 'employees.human_id', 'periods.number', 'concepts.key', 'payroll_lines.amount'],
      { order_columns: [asc('clients.name'), asc('employees.human_id'), asc('periods.number')] },
    );
    const expected = await straight(sql<Row>`
      select c.name as "clients.name", e.human_id as "employees.human_id", p.number as "periods.number",
        k.key as "concepts.key", l.amount as "payroll_lines.amount"
      from payroll_lines l
      join payroll_results r on r.id = l.payroll_result_id
      join employees e on e.id = r.employee_id
      join periods p on p.id = r.period_id
      join paysheets s on s.id = e.paysheet_id
      join clients c on c.id = s.client_id
      join concepts k on k.id = l.concept_id
      where l.organization_id = ${ORGANIZATION}
      order by c.name, e.human_id, p.number, l.id
    `);
    expect(expected).toHaveLength(96);
    expect(await rowsOf(item)).toEqual(expected);
  });

  it('repeating people only by the periods of their own payroll', async () => {
    const rows = await rowsOf(tabla(['employees.human_id', 'periods.number']));
    expect(rows).toHaveLength(48);
  });

  it('keeping people without a related row', async () => {
    const rows = await rowsOf(tabla(['movements.movement_date', 'employees.name']));
    expect(rows).toHaveLength(0);
    const people = await rowsOf(tabla(['employees.name', 'cost_centers.cost_center', 'registers.register']));
    expect(people).toHaveLength(24);
  });
});

describe('filters', () => {
  it('find text whatever its case and accents, and take no character as a pattern', async () => {
    const has = (valor: string) => namesWhere(filterOn('employees.name', 'contiene', valor));
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
      (await namesWhere(filterOn('employees.daily_salary', condition, valor))).length;
    expect(await salaries('mayor que', '309.25')).toBe(6);
    expect(await salaries('menor que', '301.26')).toBe(2);
    expect(await salaries('igual a', '301.250')).toBe(2);
    const born = filterOn('employees.birth_date', 'igual a', '1990-01-02');
    expect(await namesWhere(born)).toHaveLength(2);
  });

  it("take an instant's day on the bureau's clock", async () => {
    const day = async (valor: string) => {
      const filters = [filterOn('payroll_results.calculated_at', 'igual a', valor)];
      return (await rowsOf(tabla(['payroll_results.id'], { filters }))).length;
    };
    expect(await day('2026-01-15')).toBe(48);
    expect(await day('2026-01-16')).toBe(0);
  });

  it('offer the values that a column really has, with their counts', async () => {
    const asked = async (who: Role | 'stranger', query: { column: string; search?: string }) =>
      portal.send(endpoints.column_values, {
        token: tokens.get((who === 'stranger' ? STRANGER : PEOPLE[who]).mail) ?? '',
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
      expect(await namesWhere(filterOn('employees.name', 'está en', writeValues([valor])))).toHaveLength(
        count,
      );
    expect((await valuesOf('employees.name', undefined, 'stranger')).values).not.toEqual(all);
    for (const column of ['users.mail', 'employees.organization_id'])
      expect((await readErrors(await asked('Admin', { column })))[0]?.code, column).toBe('unknown_column');
  });

  it('hold all together, and half-filled ones of a draft not at all', async () => {
    const both = await namesWhere(
      filterOn('employees.name', 'contiene', 'persona 1'),
      filterOn('employees.daily_salary', 'mayor que', '310'),
      filterOn('employees.daily_salary', null, '5'),
      filterOn('employees.name', 'contiene', ' '),
    );
    expect(new Set(both)).toEqual(new Set(['Persona 10', 'Persona 11', 'Persona 12']));
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
      expect(await namesWhere(filterOn('employees.name', 'contiene', valor)), valor).toEqual([]);
    expect(await namesWhere()).toHaveLength(24);
  });

  it('refuse values that are no number and no day', async () => {
    for (const filter of [
      filterOn('employees.sbc', 'mayor que', '1; drop table employees'),
      filterOn('employees.sbc', 'mayor que', '1e400'),
      filterOn('employees.sbc', 'mayor que', 'NaN'),
      filterOn('employees.hire_date', 'igual a', '2026-02-30'),
    ]) {
      const refused = await previewAs('Admin', tabla(['employees.name'], { filters: [filter] }));
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
    const refused = await previewAs('Admin', item);
    expect(refused.status).toBe(422);
    const errors = await readErrors(refused);
    expect(errors.find((error) => error.code === code)?.message).toContain(name);
  });
});

describe('the leading table', () => {
  it('gives its rows before one of its columns is chosen, and the same number after', async () => {
    const tables = { selected_tables: ['payroll_results', 'employees'] };
    const before = await rowsOf(tabla(['employees.name'], tables));
    const after = await rowsOf(tabla(['employees.name', 'payroll_results.net_pay'], tables));
    const [stored] = await straight(
      sql<{ count: number }>`select count(*)::int as count from payroll_results`,
    );
    expect(before).toHaveLength(after.length);
    expect(before).toHaveLength(stored?.count ?? 0);
  });

  it('relates further tables, whose columns may come first', async () => {
    const tables = { selected_tables: ['payroll_lines', 'employees', 'concepts'] };
    const rows = await rowsOf(tabla(['employees.name', 'concepts.key'], tables));
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('whose rows', () => {
  it('an Ejecutivo gets those of their clients, a bureau its own', async () => {
    const clients = async (who: Role | 'stranger') => {
      const { rows } = await rowsAs(who, tabla(['employees.name', 'clients.name']));
      return [...new Set(rows.map((row) => row['clients.name']))].sort();
    };
    expect(await clients('Admin')).toEqual(['Abarrotes Azteca', 'Buenavista Textil']);
    expect(await clients('Ejecutivo')).toEqual(['Abarrotes Azteca']);
    expect(await clients('stranger')).toEqual(['Ajena']);
  });

  it('a saved report gives each item its rows by uuid, with the keys that details need', async () => {
    const letter = { ...newItem('texto_dinamico'), ...dataOf(['employees.name']) };
    letter.valor = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hola' }] }],
    };
    const detail = tabla(['payroll_results.net_pay'], { detail_column: 'employees.id' });
    const token = tokens.get(PEOPLE.Admin.mail) ?? '';
    const saved = await portal.send(endpoints.create_report, {
      token,
      body: { reporte: reportOf([letter, detail]) },
    });
    const { result } = await readAnswer(endpoints.create_report, saved);
    const query = { report_id: String(result.id_report), limit: '3' };
    const answer = await readAnswer(
      endpoints.get_query_rows,
      await portal.send(endpoints.get_query_rows, { token, query }),
    );
    expect(Object.keys(answer.result)).toEqual([letter.uuid, detail.uuid]);
    expect(answer.result[letter.uuid]).toMatchObject({ more: true });
    expect(Object.keys(answer.result[letter.uuid]?.rows[0] ?? {})).toEqual([
      'employees.name',
      'employees.id',
    ]);
    expect(Object.keys(answer.result[detail.uuid]?.rows[0] ?? {})).toEqual([
      'payroll_results.net_pay',
      'employees.id',
    ]);
    const shown = answer.result[letter.uuid]?.rows.map((row) => row['employees.id']);
    const followed = answer.result[detail.uuid]?.rows.map((row) => row['employees.id']) ?? [];
    expect(followed).toHaveLength(6);
    expect(new Set(followed)).toEqual(new Set(shown));
  });
});

describe('many rows', () => {
  const scope = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
  const people = tabla(['employees.human_id', 'paysheets.paysheet']);

  it('stream through a cursor, whole and in order, and stop when nobody reads on', async () => {
    await inTenant(portal.owner, scope, async (trx) => {
      const [paysheet] = await trx
        .selectFrom('paysheets')
        .select('id')
        .where('client_id', '=', CLIENT)
        .execute();
      const [register] = await trx
        .selectFrom('registers')
        .select('id')
        .where('client_id', '=', CLIENT)
        .execute();
      await insertEmployees(trx, {
        organization: ORGANIZATION,
        client: CLIENT,
        paysheet: paysheet?.id ?? 0,
        register: register?.id ?? 0,
        from: 13,
        to: 10_012,
      });
    });
    await inTenant(portal.db, scope, async (trx) => {
      let count = 0;
      for await (const row of streamRows(trx, people, { organizationId: ORGANIZATION })) {
        count += 1;
        if (typeof row['employees.human_id'] !== 'string') throw new Error('a row without its number');
      }
      expect(count).toBe(10_024);
      for await (const _ of streamRows(trx, people, { organizationId: ORGANIZATION })) break;
      expect(
        await readFirstRows(trx, people, { organizationId: ORGANIZATION, limit: 1, today: '2026-01-01' }),
      ).toMatchObject({ more: true });
    });
  });

  it('a query that takes too long is ended and says so', async () => {
    const slow = inTenant(portal.db, scope, async (trx) => {
      await limitStatements(trx, 1);
      return readFirstRows(
        trx,
        tabla(['employees.name'], { filters: [filterOn('employees.name', 'contiene', 'zzz')] }),
        {
          organizationId: ORGANIZATION,
          limit: 1000,
          today: '2026-01-01',
        },
      );
    });
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });
});

function dataOf(columns: string[]) {
  const { selected_tables, selected_columns } = tabla(columns);
  return { selected_tables, selected_columns };
}
