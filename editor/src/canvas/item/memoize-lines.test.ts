import { type TablaItem, tablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, test } from 'vitest';
import { memoizeLines } from './memoize-lines.ts';

const rows = [
  { 'employees.position': 'Auditora', 'employees.sbc': '1.00' },
  { 'employees.position': 'Director', 'employees.sbc': '4.00' },
];
const table: TablaItem = {
  ...tablaItem.parse(newItem('tabla')),
  selected_columns: [
    { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
    { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC', total: 'suma' },
  ],
};
const withColumn = (item: TablaItem, at: number, change: object): TablaItem => ({
  ...item,
  selected_columns: item.selected_columns.map((column, index) =>
    index === at ? { ...column, ...change } : column,
  ),
});

test('widths and headings leave the figures as they are', () => {
  const linesOf = memoizeLines();
  const before = linesOf(table, rows, (row) => row);
  expect(linesOf(withColumn(table, 1, { titulo: 'Base', ancho: 40 }), rows, (row) => row)).toBe(before);
});

test.each<[string, TablaItem]>([
  ['another total', withColumn(table, 1, { total: 'maximo' })],
  ['a group', { ...table, group_by: ['employees.position'] }],
  ['a column less', { ...table, selected_columns: table.selected_columns.slice(1) }],
  ['a text of groups', { ...table, textos_grupo: [{ encabezado: '', pie: '{1}' }] }],
  ['another additional column', { ...table, additional_columns: [] }],
])('%s brings new figures', (_what, changed) => {
  const linesOf = memoizeLines();
  const before = linesOf(table, rows, (row) => row);
  expect(linesOf(changed, rows, (row) => row)).not.toBe(before);
});

test('other rows and the heading of a group bring new lines', () => {
  const linesOf = memoizeLines();
  const grouped = { ...table, group_by: ['employees.position'] };
  const before = linesOf(grouped, rows, (row) => row);
  expect(linesOf(grouped, rows.slice(1), (row) => row)).toHaveLength(4);
  const renamed = withColumn(grouped, 0, { titulo: 'Cargo' });
  expect(linesOf(renamed, rows, (row) => row)).not.toEqual(before);
});
