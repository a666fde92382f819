/** Filters on computed columns: the same rows in the list, its count, its groups, its totals and the worst case. */
import { additionalDataType, rowCompleter } from '@lienzo/schema/data/additional-column';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { FilterCondition } from '@lienzo/schema/data/filter-condition';
import { meetsFilters } from '@lienzo/schema/data/filter-groups';
import { writeValues } from '@lienzo/schema/data/filter-values';
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { TablaItem } from '@lienzo/schema/report/item';
import { expressionColumn } from '@lienzo/schema/report/row-expression';
import { rowsQueryOf } from '@lienzo/schema/report/rows-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

const computed = (id: string, formula: string) => ({
  ...expressionColumn(`adicional-${id}`, formula),
  nombre: id,
  redondeo: 2 as const,
});
const COLUMNS = [
  computed('tercio', '[employees.daily_salary] / 3'),
  computed('iniciales', 'IZQUIERDA([employees.name]; 3)'),
  computed('aniversario', 'FECHA.MES([employees.hire_date]; 12)'),
  computed('alto', '[adicional-tercio] > 102'),
  {
    id: 'adicional-edad',
    nombre: 'edad',
    tipo: 'fecha' as const,
    operator: 'restar' as const,
    selected_columns: ['employees.birth_date'],
    valor: '2026-01-01',
    resultado: 'años' as const,
  },
];
const BASE = ['employees.name', 'employees.daily_salary', 'employees.hire_date', 'employees.birth_date'];

const typeOf = (id: string) => {
  const column = COLUMNS.find((one) => one.id === `adicional-${id}`);
  return column === undefined ? 'text' : additionalDataType(column, COLUMNS);
};
const where = (id: string, condition: FilterCondition, valor: string, grupo?: string): ReportFilter => ({
  id: `f-${id}-${condition}`,
  nombre: id,
  selected_columns: [`adicional-${id}`],
  column_type: typeOf(id),
  condition,
  valor,
  ...(grupo === undefined ? {} : { grupo }),
});
const table = (filters: ReportFilter[], changes: Partial<TablaItem> = {}): TablaItem =>
  tabla(BASE, { additional_columns: COLUMNS, filters, ...changes });

it('find the rows whose computed value meets them, as it is shown', async () => {
  const all = await driver.rowsOf(table([]));
  const complete = rowCompleter(table([]), todayInMexico());
  // Rounded to two decimals, which no third of a salary is by itself.
  const third = String(complete(all[5] ?? {})['adicional-tercio']);
  for (const filters of [
    [where('tercio', 'igual a', third)],
    [where('tercio', 'mayor que', third)],
    [where('iniciales', 'es exactamente', 'jos')],
    [where('aniversario', 'menor que', '2021-06-15')],
    [where('alto', 'igual a', 'true')],
    [where('edad', 'mayor o igual que', '30')],
    [where('tercio', 'menor que', third, 'g'), where('iniciales', 'empieza con', 'ana', 'g')],
    [where('tercio', 'está vacío', '')],
    [where('tercio', 'está en', writeValues([third, '1']))],
    // Typed, not picked: without capitals and accents, and spaces around them.
    [where('iniciales', 'está en', writeValues(['JÓS', ' ana ', 'x']))],
    [where('aniversario', 'está en', writeValues(['2021-06-15', '']))],
    [where('edad', 'está en', writeValues(['30', '31'])), where('iniciales', 'está en', writeValues(['']))],
  ]) {
    const { rows, total } = await driver.answerTo('Admin', table(filters));
    const expected = all.filter((row) => meetsFilters(filters, complete(row)));
    const title = JSON.stringify(filters.map(({ id, valor }) => [id, valor]));
    expect(rows, title).toEqual(expected);
    expect(total, title).toBe(expected.length);
  }
  const some = await driver.rowsOf(table([where('tercio', 'mayor que', third)]));
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
});

it('hold for groups, totals and the worst case alike', async () => {
  const filters = [where('alto', 'igual a', 'true')];
  const {
    uuid: _,
    nombre: __,
    ...item
  } = table(filters, {
    selected_columns: [
      selected('clients.name'),
      { ...selected('employees.daily_salary'), total: 'suma' },
      { column: 'adicional-alto', data_type: 'boolean', readable_name: 'alto' },
    ],
    selected_tables: ['employees', 'clients'],
    group_by: ['clients.name'],
    order_columns: [{ column: 'adicional-tercio', direction: 'desc' }],
  });
  const token = driver.tokenOf('Admin');
  const { rows } = await readAnswer(
    endpoints.preview_rows,
    await driver.portal.send(endpoints.preview_rows, { token, body: { ...item, limit: 1000 } }),
  );
  const salaries = rows.map((row) => Number(row['employees.daily_salary']));
  expect(salaries.length).toBeGreaterThan(1);
  expect(Math.min(...salaries)).toBeGreaterThan(306);
  const worst = await readAnswer(
    endpoints.worst_rows,
    await driver.portal.send(endpoints.worst_rows, { token, body: item }),
  );
  expect(Number(worst.least['employees.daily_salary'])).toBe(Math.min(...salaries));
  const summary = table(filters, {
    selected_tables: ['employees', 'clients'],
    selected_columns: [
      selected('clients.name'),
      { column: 'medida-1', data_type: 'numeric', readable_name: 'Suma' },
    ],
    resumen: {
      medidas: [{ id: 'medida-1', column: 'employees.daily_salary', funcion: 'suma' }],
    },
  });
  const query = rowsQueryOf(summary);
  const grouped = await readAnswer(
    endpoints.preview_rows,
    await driver.portal.send(endpoints.preview_rows, { token, body: { ...query, limit: 1000 } }),
  );
  const summed = grouped.rows.reduce((sum, row) => sum + Number(row['medida-1']), 0);
  expect(summed).toBeCloseTo(
    salaries.reduce((sum, one) => sum + one, 0),
    2,
  );
});

it('are refused where their column is gone, is of another type, or compares in another way', async () => {
  const saved = async (filter: ReportFilter, columns = COLUMNS) => {
    const item = table([filter], { additional_columns: columns });
    const answer = await driver.portal.send(endpoints.create_report, {
      token: driver.tokenOf('Admin'),
      body: { reporte: reportOf([item]) },
    });
    return answer.status === 200 ? [] : (await readErrors(answer)).map(({ message }) => message);
  };
  const filter = where('tercio', 'mayor que', '1');
  expect(await saved(filter)).toEqual([]);
  expect(await saved(filter, [])).toContain(
    'Filtro “tercio”: usa un campo adicional que ya no existe; elige otra columna.',
  );
  expect(await saved({ ...filter, column_type: 'text', condition: 'contiene' })).toContain(
    'Filtro “tercio”: “tercio” ya no da el mismo tipo de valor; elige de nuevo la columna y la condición.',
  );
  expect(await saved(where('iniciales', 'está en', '[]'))).toContain(
    'Filtro “iniciales”: Elige al menos un valor.',
  );
  expect(await saved(where('alto', 'está en', '["true"]'))).toContain(
    'Elige la condición del filtro “alto”.',
  );
  const listed = await driver.previewAs('Admin', table([where('alto', 'está en', '["true"]')]));
  expect(listed.status).toBe(422);
});
