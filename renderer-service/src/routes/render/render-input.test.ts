import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, emptyReport } from '@lienzo/schema/report/report';
import { expect, it } from 'vitest';
import { RenderError } from '../../platform/errors/render-error.ts';
import { reportOf } from './render-input.ts';

const table = {
  ...newItem('tabla'),
  selected_tables: ['employees'],
  selected_columns: [{ column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' }],
};
const report = (item: object, changes: object = {}) => ({
  ...emptyReport('Personal'),
  layouts: [{ index: 0, separation: false, items: [{ ...table, ...item }] }],
  ...changes,
});

it('a table is refused whose formulas still name a parameter, because a missing look is noticed by nobody', () => {
  const style = {
    ...{ id: 'uno', column: 'employees.name', condition: 'es exactamente', valor: '', alcance: 'celda' },
    ...{ bold: true, formula: '[employees.name] = [parametro-1:texto]' },
  };
  const parametros = [{ id: 'parametro-1', nombre: 'Puesto', tipo: 'texto', requerido: true }];
  const refused = () => reportOf(report({ estilos_condicionales: [style] }, { parametros }));
  expect(refused).toThrow(RenderError);
  expect(reportOf(report({}, { parametros })).parametros).toHaveLength(1);
});

it('a report that is sent with what its items share has it in each of them', () => {
  const conjuntos = [
    {
      id: 'conjunto-1',
      nombre: 'Personal',
      selected_tables: ['employees', 'cost_centers'],
      filters: [],
      order_columns: [{ column: 'employees.name', direction: 'asc' }],
    },
  ];
  const [item] = dataItems(reportOf(report({ conjunto: 'conjunto-1', selected_tables: [] }, { conjuntos })));
  expect(item).toMatchObject({
    selected_tables: ['employees', 'cost_centers'],
    order_columns: [{ column: 'employees.name', direction: 'asc' }],
  });
});
