import { describe, expect, it } from 'vitest';
import type { TablaCruzadaItem } from './item.ts';
import { itemProblems } from './item-problems.ts';
import { CENTER, cross, DAY, measured } from './testing/cross-sample.ts';

const LOOK = {
  ...{ id: 'a', column: 'medida-suma', condition: 'mayor que' as const, valor: '1' },
  ...{ alcance: 'celda' as const, bold: true },
};

describe('crossTableProblems', () => {
  const problems = (item: TablaCruzadaItem) => itemProblems(item, []).map(({ message }) => message);

  it('a complete one has none', () => {
    expect(problems(cross(['suma', 'promedio']))).toEqual([]);
    expect(
      problems(cross(['suma'], { order_columns: [{ column: 'medida-suma', direction: 'desc' }] })),
    ).toEqual([]);
  });

  it.each<[string, Partial<TablaCruzadaItem>, RegExp]>([
    ['without a table', { selected_tables: [] }, /Elige la tabla/],
    ['without columns', { columnas: [] }, /cuyos valores sean las columnas/],
    ['without rows', { selected_columns: cross(['suma']).selected_columns.slice(1) }, /para las filas/],
    ['without measures', { selected_columns: [CENTER, DAY] }, /al menos una medida/],
    ['across a column that is gone', { columnas: [DAY.column, 'employees.rfc'] }, /ya no la tiene/],
    ['across a measure', { columnas: [DAY.column, 'medida-suma'] }, /es una medida/],
    [
      'with a look of what runs across',
      { estilos_condicionales: [{ ...LOOK, column: DAY.column, condition: 'está vacío' }] },
      /porque sus valores son encabezados/,
    ],
    [
      'with a look of rows by a total that it does not show',
      { total_filas: false, estilos_condicionales: [{ ...LOOK, alcance: 'fila' }] },
      /Activa “Total de cada fila”/,
    ],
    [
      'with the first rows by a measure that it does not have',
      { resumen: { medidas: [measured('suma').medida], primeros: { medida: 'medida-gone', n: 3 } } },
      /muestra todos/,
    ],
    [
      'sorted by what runs across',
      { order_columns: [{ column: DAY.column, direction: 'desc' }] },
      /en su propio orden/,
    ],
  ])('%s it says what to do', (_name, changes, message) => {
    expect(problems(cross(['suma'], changes)).join(' ')).toMatch(message);
  });
});
