import type { Row } from '@lienzo/schema/data/column';
import type { ConditionalStyle } from '@lienzo/schema/data/conditional-style';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainParameters, withPlainParameters } from '@lienzo/schema/report/plain-parameters';
import { rowColumns } from '@lienzo/schema/report/query-columns';
import { dataItems, emptyReport } from '@lienzo/schema/report/report';
import { rowsQueryOf, storedQuery } from '@lienzo/schema/report/rows-query';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { withParameters } from '@lienzo/schema/report/with-parameters';
import { describe, expect, it } from 'vitest';
import { drawTabla } from '../items/draw-tabla.ts';

const STYLE: ConditionalStyle = {
  ...{ id: 'uno', column: 'employees.name', condition: 'es exactamente', valor: '', alcance: 'celda' },
  ...{ bold: false, background: '#ffe0e0' },
};

const table = (formula: string, over: Partial<ConditionalStyle> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['employees', 'cost_centers'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
  ],
  estilos_condicionales: [{ ...STYLE, ...over, formula }],
});

const ROWS = [
  {
    'employees.name': 'Ana',
    'employees.position': 'Caja',
    'employees.sbc': '900',
    'employees.hire_date': '2026-11-01',
  },
  {
    'employees.name': 'Beto',
    'employees.position': 'Caja',
    'employees.sbc': null,
    'employees.hire_date': '2020-01-01',
  },
  {
    'employees.name': 'Caro',
    'employees.position': 'Caja',
    'employees.sbc': '100',
    'employees.hire_date': null,
  },
];

/** The texts of the cells that have the look. */
function marked(item: TablaItem, rows: readonly Row[] = ROWS): string[] {
  const html = drawTabla(item, {
    rowsOf: () => rows,
    imageSource: () => null,
    today: '2026-11-20',
    bodyWidth: 500,
    placeholders: false,
  });
  return [...html.matchAll(/<td[^>]*background-color:#ffe0e0[^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

const problemsOf = (item: TablaItem): string[] =>
  validateReport({
    ...emptyReport('Estilos'),
    layouts: [{ index: 0, separation: false, items: [item] }],
  }).map(({ message }) => message);

describe('a style by a formula', () => {
  it('looks at a column that the table does not show, whose values its rows bring', () => {
    const item = table('[employees.sbc] > 500');
    expect(marked(item)).toEqual(['Ana']);
    expect(rowsQueryOf(item)?.extra_columns).toEqual(['employees.sbc']);
    expect(rowColumns(storedQuery(item))).toContain('employees.sbc');
    expect(problemsOf(item)).toEqual([]);
  });

  it('can be of the whole row, compare several columns, and know the day', () => {
    expect(marked(table('[employees.sbc] < 500', { alcance: 'fila' }))).toEqual(['Caro', 'Caja']);
    expect(marked(table('HOY() - [employees.hire_date] < 30'))).toEqual(['Ana']);
  });

  it('marks nothing where it has no result', () => {
    expect(marked(table('NO([employees.sbc] > 0)'))).toEqual([]);
  });

  it('uses a computed column, shown or not', () => {
    const doubled = {
      ...{ id: 'adicional-doble', nombre: 'Doble', tipo: 'formula' as const, operator: null },
      ...{ selected_columns: [], valor: '', resultado: null, formula: '[employees.sbc] * 2' },
    };
    const item = { ...table('[adicional-doble] = 200'), additional_columns: [doubled] };
    expect(marked(item)).toEqual(['Caro']);
    expect(problemsOf(item)).toEqual([]);
  });

  it('looks at the groups of a summarised table: what they are of, and their measures', () => {
    const item: TablaItem = {
      ...table('[medida-1] > 500', { column: 'employees.name', alcance: 'fila' }),
      selected_columns: [
        { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
        { column: 'medida-1', data_type: 'numeric', readable_name: 'Suma' },
      ],
      resumen: { medidas: [{ id: 'medida-1', column: 'employees.sbc', funcion: 'suma' }] },
    };
    expect(problemsOf(item)).toEqual([]);
    expect(rowColumns(storedQuery(item))).not.toContain('medida-1');
    const groups = [
      { 'employees.name': 'Ana', 'medida-1': '900' },
      { 'employees.name': 'Beto', 'medida-1': null },
    ];
    expect(marked(item, groups)).toEqual(['Ana', '900.00']);
    expect(
      problemsOf({ ...item, estilos_condicionales: [{ ...STYLE, formula: '[employees.sbc] > 1' }] }),
    ).toEqual([expect.stringContaining('ya no tiene')]);
  });

  it.each([
    ['[employees.sbc] * 2', /debe ser una comparación/],
    ['', /Formato condicional de “Nombre”/],
    ['[cost_centers.cost_center] = "A"', /una tabla de la que el reporte no muestra nada/],
    [
      '[employees.sbc] > [parametro-1:numero]',
      /Formato condicional de “Nombre”: usa un parámetro que ya no existe/,
    ],
  ])('%s is a problem for its author', (formula, problem) => {
    expect(problemsOf(table(formula)).join(' ')).toMatch(problem);
  });

  it('compares with a parameter, whose value is put in its place, and marks nothing while there is none', () => {
    const wage = { id: 'parametro-1', nombre: 'Tope', tipo: 'numero' as const, requerido: true };
    const item = table('[employees.sbc] > [parametro-1:numero]');
    const report = {
      ...emptyReport('Estilos'),
      parametros: [wage],
      layouts: [{ index: 0, separation: false, items: [item] }],
    };
    expect(validateReport(report)).toEqual([]);
    expect(validateReport({ ...report, parametros: [{ ...wage, requerido: false }] })).toHaveLength(1);
    expect(marked(item)).toEqual([]);
    const value = { tipo: 'texto', texto: '500', valor: '500' } as const;
    const [printed] = dataItems(withParameters(report, new Map([[wage.id, value]])));
    expect(marked(printed as TablaItem)).toEqual(['Ana']);
    // As it is designed, with the values above the page.
    const plain = plainParameters([wage], { [wage.id]: '50' }, '2026-11-20');
    expect(marked(withPlainParameters(item, plain) as TablaItem)).toEqual(['Ana', 'Caro']);
    expect(withPlainParameters(item, plain)).toBe(withPlainParameters(item, plain));
    expect(() => withParameters(report, new Map([[wage.id, { tipo: 'ninguno', texto: '' }]]))).toThrow(
      'Hace falta para el formato condicional de “Nombre”.',
    );
  });

  it('joins no table by itself, which would change the rows', () => {
    expect(rowColumns(storedQuery(table('[cost_centers.cost_center] = "A"')))).toEqual([
      'employees.name',
      'employees.position',
    ]);
  });
});
