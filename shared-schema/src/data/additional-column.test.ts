import { describe, expect, it } from 'vitest';
import { type AdditionalColumn, rowCompleter } from './additional-column.ts';
import type { Row, SelectedColumn } from './column.ts';

const numeric = (change: Partial<AdditionalColumn>): AdditionalColumn => ({
  id: 'adicional-1',
  nombre: 'Cálculo',
  tipo: 'numero',
  operator: 'sumar',
  selected_columns: ['a.x', 'a.y'],
  valor: '',
  resultado: null,
  ...change,
});
const today = '2026-11-20';

/** The value of a column in a row; `shown` is how its item shows it. */
function evaluate(
  column: AdditionalColumn,
  row: Row,
  shown: Partial<SelectedColumn> = { formato: 'general' },
) {
  const selected: SelectedColumn = { column: column.id, data_type: 'numeric', readable_name: '', ...shown };
  const item = { additional_columns: [column], selected_columns: [selected] };
  return rowCompleter(item, today)(row)[column.id];
}

describe('numeric additional columns', () => {
  it('adds decimals without losing a cent', () => {
    const row = { 'a.x': '0.10', 'a.y': '0.20' };
    expect(evaluate(numeric({}), row)).toBe('0.3');
  });

  it('goes from left to right and then over the constant', () => {
    const row = { 'a.x': '100', 'a.y': 30 };
    expect(evaluate(numeric({ operator: 'restar', valor: '5' }), row)).toBe('65');
    expect(evaluate(numeric({ operator: 'multiplicar', valor: '2' }), row)).toBe('6000');
  });

  it('keeps amounts beyond the precision of a float', () => {
    const row = { 'a.x': '90071992547409931.07', 'a.y': '0.01' };
    expect(evaluate(numeric({}), row)).toBe('90071992547409931.08');
  });

  it('gives an empty value on division by zero and on an empty operand', () => {
    const divide = numeric({ operator: 'dividir' });
    expect(evaluate(divide, { 'a.x': '1', 'a.y': '0.00' })).toBeNull();
    expect(evaluate(divide, { 'a.x': null, 'a.y': '2' })).toBeNull();
    expect(evaluate(divide, { 'a.x': '1' })).toBeNull();
    expect(evaluate(divide, { 'a.x': '1', 'a.y': '3' })).toBe('0.3333333333');
  });

  it('gives an empty value while no operation is chosen', () => {
    expect(evaluate(numeric({ operator: null }), { 'a.x': 1, 'a.y': 1 })).toBeNull();
  });
});

describe('date additional columns', () => {
  const date = (change: Partial<AdditionalColumn>) =>
    numeric({
      tipo: 'fecha',
      operator: 'restar',
      selected_columns: ['a.d'],
      valor: 'hoy',
      resultado: 'años',
      ...change,
    });

  it('counts full years up to today, the birthday included', () => {
    expect(evaluate(date({}), { 'a.d': '1990-11-20' })).toBe(36);
    expect(evaluate(date({}), { 'a.d': '1990-11-21' })).toBe(35);
  });

  it('takes the day of an instant from the bureau’s clock', () => {
    const days = date({ valor: '2026-01-15', resultado: 'dias' });
    expect(evaluate(days, { 'a.d': '2026-01-16T05:30:00.000Z' })).toBe(0);
    expect(evaluate(days, { 'a.d': '2026-01-15T05:30:00.000Z' })).toBe(1);
  });

  it('counts days between two columns, negative when the first is later', () => {
    const between = date({ selected_columns: ['a.d', 'a.e'], valor: '', resultado: 'dias' });
    expect(evaluate(between, { 'a.d': '2024-02-28', 'a.e': '2024-03-01' })).toBe(2);
    expect(evaluate(between, { 'a.d': '2024-03-01', 'a.e': '2024-02-28' })).toBe(-2);
  });

  it('is empty for an empty or broken date', () => {
    expect(evaluate(date({}), { 'a.d': null })).toBeNull();
    expect(evaluate(date({ valor: 'mañana' }), { 'a.d': '2024-01-01' })).toBeNull();
  });
});

it('keeps what the row brings while its parameter has not been put in its place', () => {
  const asked = numeric({ parametro: 'factor' });
  const row = { 'a.x': '1', 'a.y': '2' };
  expect(evaluate(asked, { ...row, 'adicional-1': '7' })).toBe('7');
  expect(evaluate(asked, row)).toBeNull();
});

it('puts computed values beside the stored ones without changing the row', () => {
  const row = { 'a.x': '1', 'a.y': '2' };
  const complete = rowCompleter({ additional_columns: [numeric({})], selected_columns: [] }, today);
  expect(complete(row)).toEqual({ ...row, 'adicional-1': '3' });
  expect(row).toEqual({ 'a.x': '1', 'a.y': '2' });
});

describe('rounding', () => {
  const third = numeric({ operator: 'dividir' });
  const row = { 'a.x': '2', 'a.y': '3' };

  it('is that of the column’s format, so that rows on paper add up to their total', () => {
    expect(evaluate(third, row, { formato: 'moneda' })).toBe('0.67');
    expect(evaluate(third, row, {})).toBe('0.67');
    expect(evaluate(third, row, { formato: 'porcentaje' })).toBe('0.67');
    expect(evaluate(third, row, { formato: 'entero' })).toBe('1');
    expect(evaluate(third, row, { formato: 'general' })).toBe('0.6666666667');
  });

  it('is that of numbers where the item does not show the column', () => {
    const item = { additional_columns: [third], selected_columns: [] };
    expect(rowCompleter(item, today)(row)['adicional-1']).toBe('0.67');
  });

  it('is the column’s own where it has one', () => {
    expect(evaluate({ ...third, redondeo: 4 }, row, { formato: 'moneda' })).toBe('0.6667');
    expect(evaluate({ ...third, redondeo: 0 }, row, { formato: 'moneda' })).toBe('1');
    expect(evaluate({ ...third, redondeo: 'ninguno' }, row, { formato: 'moneda' })).toBe('0.6666666667');
  });

  it('takes halves away from zero, below it too', () => {
    const half = numeric({ operator: 'multiplicar', selected_columns: ['a.x'], valor: '0.5' });
    expect(evaluate(half, { 'a.x': '0.01' }, { formato: 'moneda' })).toBe('0.01');
    expect(evaluate(half, { 'a.x': '-0.01' }, { formato: 'moneda' })).toBe('-0.01');
  });
});
