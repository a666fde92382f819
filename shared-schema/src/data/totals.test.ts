import { expect, it } from 'vitest';
import type { SelectedColumn } from './column.ts';
import { TotalsAccumulator } from './totals.ts';

const column = (column: string, change: Partial<SelectedColumn>): SelectedColumn => ({
  column,
  data_type: 'numeric',
  readable_name: column,
  ...change,
});

it('sums ten thousand cents exactly and skips empty values', () => {
  const totals = new TotalsAccumulator(
    [
      column('a.sum', { total: 'suma' }),
      column('a.avg', { total: 'promedio' }),
      column('a.name', { total: 'cuenta', data_type: 'text' }),
    ],
    new Map(),
  );
  for (let at = 0; at < 10_000; at += 1)
    totals.add({ 'a.sum': '0.01', 'a.avg': at % 2 === 0 ? '3' : null, 'a.name': at % 4 === 0 ? 'x' : '' });
  expect(Object.fromEntries(totals.result())).toEqual({ 'a.sum': '100', 'a.avg': '3', 'a.name': 2500 });
});

it('finds the least and greatest number by value and date by day', () => {
  const totals = new TotalsAccumulator(
    [
      column('a.min', { total: 'minimo' }),
      column('a.max', { total: 'maximo' }),
      column('a.day', { total: 'maximo', data_type: 'date' }),
    ],
    new Map(),
  );
  for (const value of ['9', '10', '-2'])
    totals.add({ 'a.min': value, 'a.max': value, 'a.day': `2026-01-0${value.length}` });
  expect(Object.fromEntries(totals.result())).toEqual({
    'a.min': '-2',
    'a.max': '10',
    'a.day': '2026-01-02',
  });
});

it('is inactive when no column asks, and ignores totals a type does not allow', () => {
  expect(new TotalsAccumulator([column('a.x', {})], new Map()).active).toBe(false);
  expect(new TotalsAccumulator([column('a.x', { total: 'suma', data_type: 'text' })], new Map()).active).toBe(
    false,
  );
});

it('counts a value that rows repeat once for each row that it belongs to', () => {
  const columns = [column('a.sum', { total: 'suma' }), column('b.sum', { total: 'suma' })];
  const totals = new TotalsAccumulator(columns, new Map([['a.sum', ['a.id']]]));
  const rows = [
    { 'a.id': 1, 'a.sum': '10', 'b.sum': '1' },
    { 'a.id': 1, 'a.sum': '10', 'b.sum': '2' },
    { 'a.id': 2, 'a.sum': '10', 'b.sum': '3' },
  ];
  for (const row of rows) totals.add(row);
  expect(totals.result()).toEqual(
    new Map([
      ['a.sum', '20'],
      ['b.sum', '6'],
    ]),
  );
});

it('takes a row without the key as one of its own', () => {
  const totals = new TotalsAccumulator(
    [column('a.sum', { total: 'cuenta' })],
    new Map([['a.sum', ['a.id']]]),
  );
  totals.add({ 'a.sum': '10' });
  totals.add({ 'a.sum': '10' });
  expect(totals.result()).toEqual(new Map([['a.sum', 2]]));
});
