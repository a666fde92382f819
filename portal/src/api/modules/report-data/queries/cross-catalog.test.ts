/** Cross tables of columns that the catalogue calls otherwise now, or does not have any more. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { expect, it } from 'vitest';
import { selected } from '../../reports/testing/test-reports.ts';
import { catalogProblems } from './catalog-problems.ts';

const SUM: SelectedColumn = { column: 'medida-1', data_type: 'numeric', readable_name: 'Sueldo' };

function cross(row: string, across: string, measured: string, detail_column?: string): TablaCruzadaItem {
  return {
    ...newItem('tabla_cruzada'),
    selected_tables: ['employees', 'cost_centers'],
    selected_columns: [selected(row), selected(across), SUM],
    columnas: [across],
    resumen: { medidas: [{ id: SUM.column, column: measured, funcion: 'suma' }] },
    ...(detail_column === undefined ? {} : { detail_column }),
  };
}

const problemsOf = (item: TablaCruzadaItem) => JSON.stringify(catalogProblems(storedQuery(item), undefined));

it.each([
  ['of its rows', cross('cost_centers.gone', 'employees.gender', 'employees.sbc')],
  ['across', cross('cost_centers.cost_center', 'employees.gone', 'employees.sbc')],
  ['that it measures', cross('cost_centers.cost_center', 'employees.gender', 'employees.gone')],
  ['of its page', cross('cost_centers.cost_center', 'employees.gender', 'employees.sbc', 'employees.gone')],
])('a column %s that the catalogue has not any more is reported by its key', (_name, item) => {
  expect(problemsOf(item)).toContain('.gone');
});

it('a column that has only another readable name is the same column', () => {
  const item = cross('cost_centers.cost_center', 'employees.gender', 'employees.sbc');
  const renamed = item.selected_columns.map((column) => ({ ...column, readable_name: 'Otro nombre' }));
  expect(problemsOf({ ...item, selected_columns: renamed })).toBe('[]');
});
