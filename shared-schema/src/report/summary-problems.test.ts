import { expect, it } from 'vitest';
import type { TablaItem } from './item.ts';
import { newItem } from './new-item.ts';
import { summaryProblems } from './summary-problems.ts';

const CENTER = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text' as const, readable_name: 'Centro' },
};
const SUM = { column: 'medida-a', data_type: 'numeric' as const, readable_name: 'Suma' };

const table = (changes: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['payroll_lines', 'cost_centers'],
  selected_columns: [CENTER, SUM],
  resumen: { medidas: [{ id: 'medida-a', column: 'payroll_lines.amount', funcion: 'suma' }] },
  ...changes,
});

it.each<[string, Partial<TablaItem>, string]>([
  ['no measure', { selected_columns: [CENTER] }, 'no tiene medidas'],
  ['a measure of nothing', { resumen: { medidas: [] } }, 'La medida “Suma” ya no existe'],
  ['the total of a group', { selected_columns: [{ ...CENTER, total: 'cuenta' }, SUM] }, '“Centro” agrupa'],
  [
    'a total that is another figure',
    { selected_columns: [CENTER, { ...SUM, total: 'promedio' }] },
    'El total de “Suma” no es el de su cálculo',
  ],
  [
    'the sum of a text',
    { resumen: { medidas: [{ id: 'medida-a', column: 'cost_centers.cost_center', funcion: 'suma' }] } },
    'El cálculo de “Suma” no es posible',
  ],
  [
    'another type',
    { resumen: { medidas: [{ id: 'medida-a', column: 'payroll_lines.amount', funcion: 'cuenta' }] } },
    '“Suma” resume ahora otro tipo',
  ],
  [
    'a computed column that is gone',
    { resumen: { medidas: [{ id: 'medida-a', column: 'adicional-x', funcion: 'suma' }] } },
    'Lo que resume “Suma” ya no existe',
  ],
  [
    'an order by what the groups do not have',
    { order_columns: [{ column: 'payroll_lines.units', direction: 'asc' }] },
    'no puede ordenarse por “Unidades”',
  ],
  [
    'a share of a mean',
    {
      selected_columns: [CENTER, SUM, { ...SUM, column: 'medida-p', readable_name: 'Parte' }],
      resumen: {
        medidas: [{ id: 'medida-a', column: 'payroll_lines.amount', funcion: 'promedio' }],
        derivadas: [{ id: 'medida-p', medida: 'medida-a', funcion: 'porcentaje' }],
      },
    },
    '“Parte” solo puede calcularse de una suma',
  ],
  [
    'an order by a running total',
    {
      selected_columns: [CENTER, SUM, { ...SUM, column: 'medida-p', readable_name: 'Acumulado' }],
      resumen: {
        medidas: [{ id: 'medida-a', column: 'payroll_lines.amount', funcion: 'suma' }],
        derivadas: [{ id: 'medida-p', medida: 'medida-a', funcion: 'acumulado' }],
      },
      order_columns: [{ column: 'medida-p', direction: 'asc' }],
    },
    'no puede ordenarse por “Acumulado”',
  ],
])('%s is told', (_what, changes, sentence) => {
  expect(summaryProblems(table())).toEqual([]);
  expect(summaryProblems(table(changes)).join(' ')).toContain(sentence);
});

it('a measure in a table that is not summarised is told', () => {
  const { resumen: _resumen, ...list } = table();
  expect(summaryProblems(list)).toEqual(['La medida “Suma” ya no existe. Quita su columna.']);
});
