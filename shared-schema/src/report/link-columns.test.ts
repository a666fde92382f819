import { expect, test } from 'vitest';
import type { TablaItem, TextoDinamicoItem } from './item.ts';
import { isUniqueLink, linkColumns } from './link-columns.ts';
import { newItem } from './new-item.ts';

const text = (...selected_tables: string[]): TextoDinamicoItem => ({
  ...newItem('texto_dinamico'),
  selected_tables,
  selected_columns: selected_tables.map((table) => ({
    column: `${table}.id`,
    data_type: 'integer',
    readable_name: '',
  })),
});
const table = (...selected_tables: string[]): TablaItem => ({ ...newItem('tabla'), selected_tables });

test.each([
  ['the receipt of its page', text('payroll_results', 'employees'), ['payroll_lines'], 'payroll_results.id'],
  ['the person of its page', text('employees'), ['payroll_lines'], 'employees.id'],
  [
    'the person, though the text has only receipts',
    text('payroll_results'),
    ['disabilities'],
    'employees.id',
  ],
  ['the person in a table of persons', text('employees'), ['employees'], 'employees.id'],
  ['the client by the RFC, because clients have no number', text('clients'), ['employees'], 'clients.rfc'],
])('the first key is %s', (_name, driver, tables, key) => {
  expect(linkColumns(driver, table(...tables)).keys[0]).toBe(key);
});

test('columns that the text does not use are offered, keys are not offered twice', () => {
  const { keys, others } = linkColumns(text('payroll_results'), table('payroll_lines'));
  expect(others).toContain('employees.human_id');
  expect(others).not.toContain('payroll_lines.amount');
  expect(others.filter((column) => keys.includes(column))).toEqual([]);
});

test('tables that share no row have no link', () => {
  expect(linkColumns(text('employees'), table('concepts'))).toEqual({ keys: [], others: [] });
});

test('only the number of the row that repeats the page is unique', () => {
  const driver = text('payroll_results', 'employees');
  expect(isUniqueLink(driver, 'payroll_results.id')).toBe(true);
  expect(isUniqueLink(driver, 'employees.id')).toBe(false);
  expect(isUniqueLink(driver, 'employees.name')).toBe(false);
  expect(isUniqueLink(text('employees', 'periods'), 'employees.id')).toBe(false);
});
