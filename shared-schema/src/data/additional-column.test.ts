import { describe, expect, it } from 'vitest';
import { type AdditionalColumn, evaluateAdditional, withAdditional } from './additional-column.ts';

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

describe('numeric additional columns', () => {
  it('adds decimals without losing a cent', () => {
    const row = { 'a.x': '0.10', 'a.y': '0.20' };
    expect(evaluateAdditional(numeric({}), row, today)).toBe('0.3');
  });

  it('goes from left to right and then over the constant', () => {
    const row = { 'a.x': '100', 'a.y': 30 };
    expect(evaluateAdditional(numeric({ operator: 'restar', valor: '5' }), row, today)).toBe('65');
    expect(evaluateAdditional(numeric({ operator: 'multiplicar', valor: '2' }), row, today)).toBe('6000');
  });

  it('keeps amounts beyond the precision of a float', () => {
    const row = { 'a.x': '90071992547409931.07', 'a.y': '0.01' };
    expect(evaluateAdditional(numeric({}), row, today)).toBe('90071992547409931.08');
  });

  it('gives an empty value on division by zero and on an empty operand', () => {
    const divide = numeric({ operator: 'dividir' });
    expect(evaluateAdditional(divide, { 'a.x': '1', 'a.y': '0.00' }, today)).toBeNull();
    expect(evaluateAdditional(divide, { 'a.x': null, 'a.y': '2' }, today)).toBeNull();
    expect(evaluateAdditional(divide, { 'a.x': '1' }, today)).toBeNull();
    expect(evaluateAdditional(divide, { 'a.x': '1', 'a.y': '3' }, today)).toBe('0.3333333333');
  });

  it('gives an empty value while no operation is chosen', () => {
    expect(evaluateAdditional(numeric({ operator: null }), { 'a.x': 1, 'a.y': 1 }, today)).toBeNull();
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
    expect(evaluateAdditional(date({}), { 'a.d': '1990-11-20' }, today)).toBe(36);
    expect(evaluateAdditional(date({}), { 'a.d': '1990-11-21' }, today)).toBe(35);
  });

  it('takes the day of an instant from the bureau’s clock', () => {
    const days = date({ valor: '2026-01-15', resultado: 'dias' });
    expect(evaluateAdditional(days, { 'a.d': '2026-01-16T05:30:00.000Z' }, today)).toBe(0);
    expect(evaluateAdditional(days, { 'a.d': '2026-01-15T05:30:00.000Z' }, today)).toBe(1);
  });

  it('counts days between two columns, negative when the first is later', () => {
    const between = date({ selected_columns: ['a.d', 'a.e'], valor: '', resultado: 'dias' });
    expect(evaluateAdditional(between, { 'a.d': '2024-02-28', 'a.e': '2024-03-01' }, today)).toBe(2);
    expect(evaluateAdditional(between, { 'a.d': '2024-03-01', 'a.e': '2024-02-28' }, today)).toBe(-2);
  });

  it('is empty for an empty or broken date', () => {
    expect(evaluateAdditional(date({}), { 'a.d': null }, today)).toBeNull();
    expect(evaluateAdditional(date({ valor: 'mañana' }), { 'a.d': '2024-01-01' }, today)).toBeNull();
  });
});

it('keeps what the row brings while its parameter has not been put in its place', () => {
  const asked = numeric({ parametro: 'factor' });
  const row = { 'a.x': '1', 'a.y': '2' };
  expect(evaluateAdditional(asked, { ...row, 'adicional-1': '7' }, today)).toBe('7');
  expect(evaluateAdditional(asked, row, today)).toBeNull();
});

it('puts computed values beside the stored ones without changing the row', () => {
  const row = { 'a.x': '1', 'a.y': '2' };
  expect(withAdditional([numeric({})], row, today)).toEqual({ ...row, 'adicional-1': '3' });
  expect(row).toEqual({ 'a.x': '1', 'a.y': '2' });
});
