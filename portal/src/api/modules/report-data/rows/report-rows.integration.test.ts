import type { Role } from '@lienzo/schema/api/endpoint';
import type { Row } from '@lienzo/schema/data/column';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { CLIENT, ORGANIZATION } from '../../../testing/test-people.ts';
import { filterOn, reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { limitStatements } from '../queries/limit-statements.ts';
import { RowsDriver } from '../testing/rows-driver.ts';
import { readFirstRows } from './read-first-rows.ts';
import { streamRows } from './stream-rows.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

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
    const [first] = await driver.rowsOf(item);
    expect(first).toEqual({
      'employees.human_id': 'E00001',
      'employees.id': expect.any(Number),
      'employees.sbc': '321.00',
      'employees.hire_date': '2020-02-29',
      'employees.termination_date': null,
    });
    const [result] = await driver.rowsOf(tabla(['payroll_results.calculated_at', 'payroll_results.net_pay']));
    expect(result?.['payroll_results.calculated_at']).toBe('2026-01-16T05:30:00.000Z');
    expect(result?.['payroll_results.net_pay']).toMatch(/^\d+\.\d{2}$/);
  });

  it('order as asked, empty values last, and pages never overlap', async () => {
    const item = tabla(['employees.id', 'employees.gender'], { order_columns: [asc('employees.gender')] });
    const all = (await driver.rowsOf(item)).map((row) => row['employees.id']);
    expect(all).toEqual([...all].sort((a, b) => Number(a) - Number(b)));
    const byEnd = tabla(['employees.termination_date'], {
      order_columns: [{ column: 'employees.termination_date', direction: 'desc' }],
    });
    const dates = (await driver.rowsOf(byEnd)).map((row) => row['employees.termination_date']);
    expect(dates.indexOf(null)).toBe(dates.filter((date) => date !== null).length);
  });

  it('say how many there are in all when only some were asked for', async () => {
    const some = await driver.answerTo('Admin', tabla(['employees.name']), 5);
    expect(some.rows).toHaveLength(5);
    expect(some).toMatchObject({ more: true, total: 24 });
    const all = await driver.answerTo('Admin', tabla(['employees.name']));
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
    const [first] = await driver.rowsOf(item);
    expect(first?.['adicional-x']).toBe('4548.88');
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
      return (await driver.rowsOf(item)).map((row) => Number(row['adicional-x']));
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

  it('order by a computed column that is not filled in yet, which has no values', async () => {
    for (const changes of [
      { tipo: 'fecha' as const, operator: 'restar' as const, valor: '' },
      { tipo: 'fecha' as const, operator: 'restar' as const, valor: 'mañana' },
      { tipo: 'numero' as const, operator: null, valor: '' },
      { tipo: 'numero' as const, operator: 'sumar' as const, valor: '', selected_columns: [] },
    ]) {
      const item = tabla(['employees.human_id'], {
        additional_columns: [
          {
            ...{ id: 'adicional-x', nombre: 'Antigüedad', resultado: null },
            selected_columns: changes.tipo === 'fecha' ? ['employees.hire_date'] : ['employees.sbc'],
            ...changes,
          },
        ],
        order_columns: [{ column: 'adicional-x', direction: 'desc' }],
      });
      expect(await driver.rowsOf(item)).toHaveLength(24);
    }
  });

  it('are none for an item without columns of a table', async () => {
    const item = { ...newItem('tabla'), selected_tables: ['employees'] };
    expect(await driver.answerTo('Admin', item)).toEqual({ rows: [], more: false, total: 0 });
  });
});

describe('rows of related tables equal straight SQL', () => {
  it('from lines up to clients', async () => {
    const item = tabla(
      ['clients.name', 'employees.human_id', 'periods.number', 'concepts.key', 'payroll_lines.amount'],
      { order_columns: [asc('clients.name'), asc('employees.human_id'), asc('periods.number')] },
    );
    const expected = await driver.straight(sql<Row>`
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
    expect(await driver.rowsOf(item)).toEqual(expected);
  });

  it('repeating people only by the periods of their own payroll', async () => {
    const rows = await driver.rowsOf(tabla(['employees.human_id', 'periods.number']));
    expect(rows).toHaveLength(48);
  });

  it('keeping people without a related row', async () => {
    const rows = await driver.rowsOf(tabla(['movements.movement_date', 'employees.name']));
    expect(rows).toHaveLength(0);
    const people = await driver.rowsOf(
      tabla(['employees.name', 'cost_centers.cost_center', 'registers.register']),
    );
    expect(people).toHaveLength(24);
  });
});

describe('the leading table', () => {
  it('gives its rows before one of its columns is chosen, and the same number after', async () => {
    const tables = { selected_tables: ['payroll_results', 'employees'] };
    const before = await driver.rowsOf(tabla(['employees.name'], tables));
    const after = await driver.rowsOf(tabla(['employees.name', 'payroll_results.net_pay'], tables));
    const [stored] = await driver.straight(
      sql<{ count: number }>`select count(*)::int as count from payroll_results`,
    );
    expect(before).toHaveLength(after.length);
    expect(before).toHaveLength(stored?.count ?? 0);
  });

  it('relates further tables, whose columns may come first', async () => {
    const tables = { selected_tables: ['payroll_lines', 'employees', 'concepts'] };
    const rows = await driver.rowsOf(tabla(['employees.name', 'concepts.key'], tables));
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('whose rows', () => {
  it('an Ejecutivo gets those of their clients, a bureau its own', async () => {
    const clients = async (who: Role | 'stranger') => {
      const { rows } = await driver.answerTo(who, tabla(['employees.name', 'clients.name']));
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
    const token = driver.tokenOf('Admin');
    const saved = await driver.portal.send(endpoints.create_report, {
      token,
      body: { reporte: reportOf([letter, detail]) },
    });
    const { result } = await readAnswer(endpoints.create_report, saved);
    const query = { report_id: String(result.id_report), limit: '3' };
    const answer = await readAnswer(
      endpoints.get_query_rows,
      await driver.portal.send(endpoints.get_query_rows, { token, query }),
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
    await inTenant(driver.portal.owner, scope, async (trx) => {
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
    await inTenant(driver.portal.db, scope, async (trx) => {
      let count = 0;
      for await (const row of streamRows(trx, storedQuery(people), { organizationId: ORGANIZATION })) {
        count += 1;
        if (typeof row['employees.human_id'] !== 'string') throw new Error('a row without its number');
      }
      expect(count).toBe(10_024);
      for await (const _ of streamRows(trx, storedQuery(people), { organizationId: ORGANIZATION })) break;
      expect(
        await readFirstRows(trx, storedQuery(people), {
          organizationId: ORGANIZATION,
          limit: 1,
          today: '2026-01-01',
        }),
      ).toMatchObject({ more: true });
    });
  });

  it('a query that takes too long is ended and says so', async () => {
    const slow = inTenant(driver.portal.db, scope, async (trx) => {
      await limitStatements(trx, 1);
      return readFirstRows(
        trx,
        storedQuery(tabla(['employees.name'], { filters: [filterOn('employees.name', 'contiene', 'zzz')] })),
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
