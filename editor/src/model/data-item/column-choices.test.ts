import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { isNumericType } from '@lienzo/schema/data/column';
import { expect, test } from 'vitest';
import { choicesOf, rankOf } from './column-choices.ts';

const columns = CATALOG_TABLES.flatMap(choicesOf).map(({ column }) => column);
const formatOf = (key: string) => columns.find(({ column }) => column === key)?.formato;

test('money begins with its format, days and rates do not', () => {
  expect(formatOf('payroll_results.net_pay')).toBe('moneda');
  expect(formatOf('employees.daily_salary')).toBe('moneda');
  expect(formatOf('payroll_results.days_paid')).toBeUndefined();
  expect(formatOf('registers.risk_premium')).toBeUndefined();
  expect(columns.filter(({ formato }) => formato === 'moneda')).toHaveLength(35);
  expect(columns.every(({ formato, data_type }) => formato === undefined || isNumericType(data_type))).toBe(
    true,
  );
});

test('names that begin with the search come first, then names with such a word', () => {
  const names = ['Número de nómina', 'Resultados de nómina', 'Nómina', 'Económina'];
  const ranked = names.toSorted((a, b) => rankOf(b, 'nomina') - rankOf(a, 'nomina'));
  expect(ranked).toEqual(['Nómina', 'Número de nómina', 'Resultados de nómina', 'Económina']);
  expect(rankOf('Nómina', '')).toBe(0);
});
