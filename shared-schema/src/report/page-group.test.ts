import { expect, test } from 'vitest';
import { newItem } from './new-item.ts';
import { groupDriver, isUnlinkedTable, NumberingRuns, pageGroups } from './page-group.ts';
import type { Layout } from './report.ts';

const text = newItem('texto_dinamico');
const section = (items: Layout['items'], separation = false): Layout => ({ index: 0, separation, items });

test('a page break begins a group; one before the first section begins none', () => {
  const [first, second, third] = [section([], true), section([]), section([], true)];
  expect(pageGroups([first, second, third])).toEqual([[first, second], [third]]);
});

test('the first dynamic text drives its group, and no other', () => {
  const other = newItem('texto_dinamico');
  expect(groupDriver([section([newItem('tabla')]), section([text, other])])).toBe(text);
  expect(groupDriver([section([newItem('texto')])])).toBeUndefined();
});

test('numbers begin anew at each row and after rows; sheets of labels count on', () => {
  const runs = new NumberingRuns({ numbering: 'por_fila' });
  const [once, row] = [[section([newItem('texto')])], [section([text])]];
  const etiquetas = { columnas: 2, filas: 4, separacion: 0, contorno: true };
  const labels = [section([{ ...text, etiquetas }])];
  const starts = [once, once, row, row, labels, labels, once, row].map((group) => runs.startsRun(group));
  expect(starts).toEqual([true, false, true, true, true, false, false, true]);
});

test('a table is whole while it follows no row and has data', () => {
  const table = { ...newItem('tabla'), selected_tables: ['employees'] };
  expect(isUnlinkedTable(table)).toBe(true);
  expect(isUnlinkedTable({ ...table, detail_column: 'employees.id' })).toBe(false);
  expect(isUnlinkedTable(newItem('tabla'))).toBe(false);
});
