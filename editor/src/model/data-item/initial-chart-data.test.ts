import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { graficaItem } from '@lienzo/schema/report/item';
import { itemProblems } from '@lienzo/schema/report/item-problems';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, test } from 'vitest';
import { initialChartData } from './initial-chart-data.ts';

const chart = () => graficaItem.parse(newItem('grafica'));
const tableNamed = (model: string) => {
  const table = CATALOG_TABLES.find((one) => one.nombre_modelo === model);
  if (table === undefined) throw new Error(`no table ${model}`);
  return table;
};

describe('a chart that gets its first table', () => {
  test('sums the first amount by the first text that groups rows, not by keys and names', () => {
    expect(initialChartData(chart(), tableNamed('employees'))).toMatchObject({
      categoria: 'employees.gender',
      valores: ['employees.daily_salary'],
      agregacion: 'suma',
    });
  });

  test('counts the rows of a table without amounts', () => {
    expect(initialChartData(chart(), tableNamed('disabilities'))).toMatchObject({
      categoria: 'disabilities.tipo_incapacidad',
      valores: [],
      agregacion: 'cuenta',
    });
  });

  test.each(CATALOG_TABLES.map((table) => table.nombre_modelo))('lacks nothing with %s', (model) => {
    const fields = initialChartData(chart(), tableNamed(model));
    expect(itemProblems({ ...chart(), selected_tables: [model], ...fields }, [])).toEqual([]);
  });

  test('keeps what was chosen before', () => {
    const chosen = { ...chart(), categoria: 'employees.position' };
    expect(initialChartData(chosen, tableNamed('cost_centers'))).toEqual({});
  });
});
