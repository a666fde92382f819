import { type AdditionalColumn, rowCompleter } from '@lienzo/schema/data/additional-column';
import { expect, test } from 'vitest';
import { formulaOfOperators } from './formula-of-operators.ts';

const TODAY = '2026-11-26';
const row = {
  'employees.daily_salary': '412.35',
  'employees.sbc': '430.01',
  'employees.birth_date': '2000-02-29',
  'employees.hire_date': '2020-02-28',
};
const AMOUNTS = ['employees.daily_salary', 'employees.sbc'];
const number = { tipo: 'numero', selected_columns: AMOUNTS, resultado: null } as const;
const date = { tipo: 'fecha', operator: 'restar', valor: '' } as const;

const COLUMNS: (Pick<AdditionalColumn, 'tipo' | 'operator' | 'valor' | 'resultado'> & {
  selected_columns: readonly string[];
})[] = [
  ...(['sumar', 'restar', 'multiplicar', 'dividir'] as const).flatMap((operator) =>
    ['', '7', '-0.5', '0'].map((valor) => ({ ...number, operator, valor })),
  ),
  ...(['dias', 'años'] as const).flatMap((resultado) => [
    { ...date, resultado, selected_columns: ['employees.birth_date', 'employees.hire_date'] },
    { ...date, resultado, selected_columns: ['employees.hire_date', 'employees.birth_date'] },
    { ...date, resultado, selected_columns: ['employees.hire_date'], valor: 'hoy' },
    { ...date, resultado, selected_columns: ['employees.birth_date'], valor: '2026-02-28' },
  ]),
];

test.each(COLUMNS)(
  '$operator $selected_columns $valor $resultado has the same value as a formula',
  (fields) => {
    const column: AdditionalColumn = {
      ...fields,
      id: 'adicional-1',
      nombre: 'Campo',
      selected_columns: [...fields.selected_columns],
    };
    const formula = formulaOfOperators(column) ?? '';
    const converted: AdditionalColumn = {
      ...column,
      tipo: 'formula',
      formula,
      operator: null,
      selected_columns: [],
    };
    const value = (one: AdditionalColumn): number | null => {
      const matches = rowCompleter({ additional_columns: [one], selected_columns: [] }, TODAY)(row)[one.id];
      return matches === null || matches === undefined ? null : Number(matches);
    };
    expect(value(converted)).toBe(value(column));
  },
);

test('what is incomplete or takes a parameter has no formula', () => {
  const column: AdditionalColumn = {
    ...number,
    id: 'adicional-1',
    nombre: 'Campo',
    operator: 'sumar',
    selected_columns: AMOUNTS,
    valor: '',
  };
  expect(formulaOfOperators({ ...column, operator: null })).toBeNull();
  expect(formulaOfOperators({ ...column, selected_columns: [] })).toBeNull();
  expect(formulaOfOperators({ ...column, parametro: 'factor' })).toBeNull();
});
