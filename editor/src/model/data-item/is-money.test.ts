import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, it } from 'vitest';
import { changeAdditional } from './change-additional.ts';
import { isMoney } from './is-money.ts';

const computed = (
  operator: AdditionalColumn['operator'],
  selected_columns: string[],
  valor = '',
): AdditionalColumn => ({
  id: 'adicional-a',
  nombre: 'Calculado',
  tipo: 'numero',
  operator,
  selected_columns,
  valor,
  resultado: null,
});
const NET = 'payroll_results.net_pay';
const WAGE = 'employees.daily_salary';
const HOURS = 'extra_hours.double_hours';

it.each([
  ['sumar', [NET, WAGE], true],
  ['restar', [NET, HOURS], true],
  ['multiplicar', [WAGE, HOURS], true],
  ['multiplicar', [WAGE, NET], false],
  ['dividir', [NET, HOURS], true],
  ['dividir', [NET, WAGE], false],
  ['dividir', [HOURS, NET], false],
  ['sumar', [HOURS], false],
] as const)('%s of %s is money: %s', (operator, columns, expected) => {
  expect(isMoney('adicional-a', [computed(operator, [...columns])])).toBe(expected);
});

it('a computed column begins as money, and keeps a format that was chosen', () => {
  const before = {
    ...newItem('tabla'),
    additional_columns: [computed('sumar', [])],
    selected_columns: [{ column: 'adicional-a', data_type: 'numeric' as const, readable_name: '' }],
  };
  const money = changeAdditional(before, 'adicional-a', { selected_columns: [NET] });
  expect(money.selected_columns[0]).toMatchObject({ formato: 'moneda' });
  const hours = changeAdditional({ ...before, ...money }, 'adicional-a', { selected_columns: [HOURS] });
  expect(hours.selected_columns[0]?.formato).toBeUndefined();
  const chosen = money.selected_columns.map((column) => ({ ...column, formato: 'decimal' as const }));
  const kept = changeAdditional({ ...before, ...money, selected_columns: chosen }, 'adicional-a', {
    selected_columns: [WAGE],
  });
  expect(kept.selected_columns[0]?.formato).toBe('decimal');
});
