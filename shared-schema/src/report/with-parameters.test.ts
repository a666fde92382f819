import { expect, it } from 'vitest';
import type { AdditionalColumn } from '../data/additional-column.ts';
import type { ReportFilter } from '../data/filter.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { newItem } from './new-item.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { expressionColumn } from './row-expression.ts';
import { validateReport } from './validate-report.ts';
import {
  formulasWithParameters,
  ParameterUseError,
  type ResolvedParameter,
  withParameters,
} from './with-parameters.ts';

const chip = (parameter: string) => ({
  type: 'parameter' as const,
  attrs: { parameter },
  marks: [{ type: 'bold' as const }],
});
const filter = (changes: Partial<ReportFilter>): ReportFilter => ({
  id: 'f',
  nombre: 'Filtro',
  selected_columns: ['paysheets.id'],
  column_type: 'integer',
  condition: 'igual a',
  valor: '',
  parametro: 'p',
  ...changes,
});

const PARAMETER: ReportParameter = { id: 'p', nombre: 'Nómina', tipo: 'nomina', requerido: true };

function report(one: ReportFilter): ReportDocument {
  const table = {
    ...newItem('tabla'),
    tamaño: 50,
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre completo' },
    ],
    filters: [one],
  };
  const text = {
    ...newItem('texto'),
    tamaño: 50,
    valor: {
      type: 'doc' as const,
      content: [
        {
          type: 'bulletList' as const,
          content: [
            { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: [chip('p')] }] },
          ],
        },
      ],
    },
  };
  return {
    ...emptyReport('Reporte'),
    parametros: [PARAMETER],
    layouts: [{ index: 0, separation: false, items: [text, table] }],
  };
}

const row: ResolvedParameter = {
  tipo: 'fila',
  texto: 'Quincenal',
  columnas: { 'paysheets.id': '5', 'paysheets.paysheet': 'Quincenal', 'paysheets.periodicity': '' },
  dias: { desde: '2026-11-01', hasta: '2026-11-15' },
};
const filtersOf = (one: ReportFilter, value: ResolvedParameter) => {
  const [, table] = withParameters(report(one), new Map([['p', value]])).layouts[0]?.items ?? [];
  return table?.nombre === 'tabla'
    ? table.filters.map(({ condition, valor, parametro }) => [condition, valor, parametro])
    : null;
};

it('a filter gets the value of the column that it compares', () => {
  expect(filtersOf(filter({}), row)).toEqual([['igual a', '5', undefined]]);
  const days: Partial<ReportFilter> = {
    selected_columns: ['movements.movement_date'],
    column_type: 'date',
    condition: 'entre',
  };
  expect(filtersOf(filter(days), row)).toEqual([['entre', '["2026-11-01","2026-11-15"]', undefined]]);
  expect(
    filtersOf(filter(days), { tipo: 'rango', texto: '', desde: '2026-01-01', hasta: '2026-01-31' }),
  ).toEqual([['entre', '["2026-01-01","2026-01-31"]', undefined]]);
});

it('the text of a chosen row is compared as it is, so that “Peña” is not “Pena”', () => {
  const name: Partial<ReportFilter> = {
    selected_columns: ['paysheets.paysheet'],
    column_type: 'text',
    condition: 'es exactamente',
  };
  expect(filtersOf(filter(name), row)).toEqual([['está en', '["Quincenal"]', undefined]]);
  expect(filtersOf(filter(name), { tipo: 'texto', texto: 'x', valor: 'x' })).toEqual([
    ['es exactamente', 'x', undefined],
  ]);
});

it('a filter without a value limits nothing, and one of an empty column is refused', () => {
  expect(filtersOf(filter({}), { tipo: 'ninguno', texto: 'Todas' })).toEqual([]);
  const empty = filter({
    selected_columns: ['paysheets.periodicity'],
    column_type: 'text',
    condition: 'contiene',
  });
  expect(() => filtersOf(empty, row)).toThrow(ParameterUseError);
});

it('a computed column gets the number, or the last day of a period', () => {
  const column: AdditionalColumn = {
    id: 'adicional-1',
    nombre: 'Bono',
    tipo: 'fecha',
    operator: 'restar',
    selected_columns: ['employees.hire_date'],
    valor: 'hoy',
    parametro: 'p',
    resultado: 'dias',
  };
  const given = (value: ResolvedParameter) => formulasWithParameters([column], [], new Map([['p', value]]));
  const { parametro: _, ...plain } = column;
  expect(given(row)).toEqual([{ ...plain, valor: '2026-11-15' }]);
  expect(given({ tipo: 'texto', texto: 'x', valor: '2026-01-31' })).toEqual([
    { ...plain, valor: '2026-01-31' },
  ]);
  for (const value of [
    { tipo: 'ninguno', texto: 'Todas' },
    { tipo: 'fila', texto: 'Ana', columnas: {} },
  ] as const)
    expect(() => given(value)).toThrow('Hace falta para el campo adicional “Bono”.');
  expect(formulasWithParameters([column], [], new Map())).toEqual([column]);
});

it('a formula of a computed column gets values that are never read as a formula', () => {
  const cap: ReportParameter = { ...PARAMETER, nombre: 'Tope', tipo: 'numero' };
  const column = expressionColumn(
    'adicional-1',
    'SI([extra_hours.horas] > [p:numero]; [p:numero]; [q:texto])',
  );
  const given = (value: ResolvedParameter, one = cap) =>
    formulasWithParameters([column], [one], new Map([['p', value]]))[0]?.formula;
  const text = (valor: string): ResolvedParameter => ({ tipo: 'texto', texto: valor, valor });
  expect(given(text('-9'))).toBe('SI([extra_hours.horas] > (-9); (-9); [q:texto])');
  expect(() => given({ tipo: 'ninguno', texto: '' })).toThrow('Hace falta para el campo adicional');
  expect(() => given(text('9'.repeat(30)))).toThrow(ParameterUseError);
  expect(() => given(text('9'), { ...cap, tipo: 'texto' })).toThrow('cambió de tipo');

  const table = (formula: string) => ({
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' }],
    additional_columns: [{ ...expressionColumn('adicional-1', formula), nombre: 'Doble' }],
  });
  const problems = (formula: string, parametros: ReportParameter[]) =>
    validateReport({
      ...emptyReport('Reporte'),
      parametros,
      layouts: [{ index: 0, separation: false, items: [table(formula)] }],
    }).map(({ message }) => message);
  expect(problems('[p:numero] * 2', [cap])).toEqual([]);
  expect(problems('[p:numero] * 2', [{ ...cap, requerido: false }])).toEqual([
    'Campo adicional “Doble”: marca el parámetro “Tope” como obligatorio: sin él no hay resultado.',
  ]);
  expect(problems('[p:numero] * 2', [{ ...cap, tipo: 'fecha' }])).toEqual([
    'Campo adicional “Doble”: el parámetro “Tope” cambió de tipo; escribe de nuevo la fórmula que lo usa.',
  ]);
  expect(problems('[p:numero] * 2', [])).toEqual([
    'Campo adicional “Doble”: usa un parámetro que ya no existe; elige otro o escribe un valor.',
  ]);
});

it('texts, lists among them, show what it is called, in the look of the chip', () => {
  const [text] = withParameters(report(filter({})), new Map([['p', row]])).layouts[0]?.items ?? [];
  expect(JSON.stringify(text)).toContain('{"type":"text","text":"Quincenal","marks":[{"type":"bold"}]}');
  expect(JSON.stringify(text)).not.toContain('parameter');
});

it('what names a parameter that is gone stays, and is a problem of the report', () => {
  const kept = withParameters(report(filter({})), new Map());
  const messages = validateReport({ ...kept, parametros: [] }).map(({ message }) => message);
  expect(messages).toEqual([
    'El texto usa un parámetro que ya no existe; quítalo o pon otro.',
    'Filtro “Filtro”: El filtro usa un parámetro que ya no existe; elige otro o escribe un valor.',
  ]);
  expect(validateReport({ ...kept, parametros: [PARAMETER] })).toEqual([]);
  const header = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [chip('x')] }] };
  const region = validateReport({ ...kept, parametros: [PARAMETER], page: { ...kept.page, header } });
  expect(region.map(({ message }) => message)).toEqual([
    'El encabezado o el pie usa un parámetro que ya no existe; quítalo o pon otro.',
  ]);
  const unfit = { ...report(filter({ condition: 'entre' })), parametros: [PARAMETER] };
  expect(validateReport(unfit).map(({ message }) => message)).toEqual([
    'Filtro “Filtro”: El parámetro “Nómina” no sirve para esta columna y condición; elige otro o cambia la condición.',
  ]);
});
