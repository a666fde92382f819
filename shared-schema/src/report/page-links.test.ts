import { expect, test } from 'vitest';
import type { DataItem } from './item.ts';
import { isDataItem } from './item.ts';
import { newItem } from './new-item.ts';
import { pageLinks, withDetailValues } from './page-links.ts';
import type { Layout } from './report.ts';
import { rowsQueryOf } from './rows-query.ts';

function dataItem(kind: 'tabla' | 'texto_dinamico', table: string): DataItem {
  const item = newItem(kind);
  if (!isDataItem(item)) throw new Error('no data item');
  return {
    ...item,
    selected_tables: [table],
    selected_columns: [{ column: `${table}.id`, data_type: 'integer', readable_name: 'Número' }],
  };
}

const text = dataItem('texto_dinamico', 'payroll_results');
const table = { ...dataItem('tabla', 'payroll_lines'), detail_column: 'payroll_results.id' };
const whole = dataItem('tabla', 'employees');
const section = (items: DataItem[], separation = false): Layout => ({ index: 0, separation, items });

test('a table follows the text of its own page by its detail column', () => {
  const links = pageLinks([section([text]), section([table, whole])]);
  expect([...links.linkByItem]).toEqual([[table.uuid, { driver: text.uuid, column: 'payroll_results.id' }]]);
  expect([...links.extra]).toEqual([[text.uuid, ['payroll_results.id']]]);
});

test('a table follows by a column that the text does not use, of a table that its rows name', () => {
  const byPerson = { ...table, detail_column: 'employees.id' };
  const links = pageLinks([section([text, byPerson])]);
  expect(links.linkByItem.get(byPerson.uuid)).toEqual({ driver: text.uuid, column: 'employees.id' });
  expect([...links.extra]).toEqual([[text.uuid, ['employees.id']]]);
  expect(links.broken.size).toBe(0);
});

test('nothing follows over a page break, nor by a column that the rows of the text cannot have', () => {
  expect(pageLinks([section([text]), section([table], true)]).linkByItem.size).toBe(0);
  const stranger = { ...table, detail_column: 'payroll_lines.id' };
  const links = pageLinks([section([text, stranger])]);
  expect(links.linkByItem.size).toBe(0);
  expect([...links.broken]).toEqual([stranger.uuid]);
});

test('details ask for each shown value once', () => {
  const query = rowsQueryOf(table);
  if (query === null) throw new Error('no query');
  const shown = [7, 7, 9].map((id) => ({ 'payroll_results.id': id }));
  const asked = withDetailValues(query, { driver: text.uuid, column: 'payroll_results.id' }, shown);
  expect(asked.detail_values).toEqual([7, 9]);
});
