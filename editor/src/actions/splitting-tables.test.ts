import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { repetitions } from '@lienzo/schema/report/own-rows';
import { expressionColumn } from '@lienzo/schema/report/row-expression';
import { rowsQueryOf } from '@lienzo/schema/report/rows-query';
import { afterEach, expect, test } from 'vitest';
import { splitTable } from '../model/data-item/split-table.ts';
import { EditorDriver } from '../testing/editor-driver.ts';
import { change } from './changing.ts';
import { splitTables } from './choosing-tables.ts';
import { undo } from './undoing.ts';

let driver: EditorDriver | undefined;
afterEach(() => driver?.close());

const name: SelectedColumn = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' };
const summed = (column: string): SelectedColumn => ({
  column,
  data_type: 'numeric',
  readable_name: column,
  total: 'suma',
});
const HOURS = summed('extra_hours.horas');
const AMOUNT = summed('payroll_lines.amount');

function withTable(fields: Partial<TablaItem>): EditorDriver {
  driver = new EditorDriver();
  const { uuid } = driver.add('tabla');
  change(driver.store, { uuid, nombre: 'tabla', fields }, 'cambiar');
  return driver;
}

test('one row for each hour: the concepts go into a table of their own, with the names; one step to undo', () => {
  const fields = {
    selected_tables: ['extra_hours', 'payroll_lines', 'employees'],
    selected_columns: [name, HOURS, AMOUNT],
    group_by: ['employees.name'],
  };
  const { store } = withTable(fields);
  const table = () => (driver as EditorDriver).item('tabla');
  expect(repetitions(table()).map(({ by }) => by)).toEqual([['payroll_lines'], ['extra_hours']]);
  splitTables(store, table(), ['payroll_lines']);
  const apart = (driver as EditorDriver).item('tabla', 1);
  expect(driver?.outline).toBe('tabla tabla');
  expect(table()).toMatchObject({
    selected_tables: ['extra_hours', 'employees'],
    selected_columns: [name, HOURS],
    group_by: ['employees.name'],
  });
  expect(apart).toMatchObject({ selected_columns: [name, AMOUNT], group_by: ['employees.name'] });
  expect([repetitions(table()), repetitions(apart)]).toEqual([[], []]);
  expect(rowsQueryOf(apart)).not.toBeNull();
  undo(store);
  expect(driver?.outline).toBe('tabla');
  expect(table()).toMatchObject(fields);
});

test('the table that the rows begin with can go, too: the salary of each employee beside the concepts', () => {
  const { store, item } = { ...withTable({}), item: (driver as EditorDriver).item('tabla') };
  change(
    store,
    {
      uuid: item.uuid,
      nombre: 'tabla',
      fields: {
        selected_tables: ['payroll_lines', 'employees'],
        selected_columns: [name, summed('employees.daily_salary'), AMOUNT],
      },
    },
    'cambiar',
  );
  const table = () => (driver as EditorDriver).item('tabla');
  const by = repetitions(table()).flatMap((one) => one.by);
  expect(by).toEqual(['payroll_lines']);
  splitTables(store, table(), by);
  expect(table().selected_tables).toEqual(['employees']);
  expect(repetitions(table())).toEqual([]);
});

test('a table with nothing besides the repeating one is not split', () => {
  const { report } = withTable({ selected_tables: ['payroll_lines'], selected_columns: [AMOUNT] });
  const [item] = report.layouts.flatMap(({ items }) => items);
  expect(item?.nombre === 'tabla' && splitTable(item, ['payroll_lines'], item.uuid)).toBeNull();
});

test('a filter on a computed column goes with the tables that it is computed of', () => {
  const computed = (id: string, formula: string) => ({ ...expressionColumn(id, formula), nombre: id });
  const filterOf = (key: string) => ({
    ...{ id: key, nombre: key, selected_columns: [key], column_type: 'numeric' as const },
    ...{ condition: 'mayor que' as const, valor: '1' },
  });
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['extra_hours', 'payroll_lines', 'employees'],
    selected_columns: [name, HOURS, AMOUNT],
    additional_columns: [
      computed('adicional-1', '[payroll_lines.amount] * 2'),
      computed('adicional-2', '[extra_hours.horas] * 2'),
    ],
    filters: [filterOf('adicional-1'), filterOf('adicional-2')],
  };
  const split = splitTable(item, ['payroll_lines'], '11111111-1111-4111-8111-111111111111');
  expect(split?.kept.fields).toMatchObject({ filters: [{ id: 'adicional-2' }] });
  expect(split?.apart.filters).toMatchObject([{ id: 'adicional-1' }]);
  expect(split?.apart.additional_columns).toMatchObject([{ id: 'adicional-1' }]);
});
