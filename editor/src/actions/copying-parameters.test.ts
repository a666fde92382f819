import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ReportItem, TextoItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expressionColumn } from '@lienzo/schema/report/row-expression';
import { afterEach, expect, it } from 'vitest';
import { reportWarnings } from '../model/report-warnings.ts';
import { Clipboard, EditorDriver } from '../testing/editor-driver.ts';

const parameter = (id: string, tipo: ReportParameter['tipo'], nombre = id): ReportParameter => ({
  id,
  nombre,
  tipo,
  requerido: true,
});
const PARAMETERS = [
  parameter('periodo', 'periodo'),
  parameter('nomina', 'nomina'),
  parameter('nota', 'texto'),
];

/** A text with the chip of a parameter. */
const chipText = (id: string): TextoItem => ({
  ...newItem('texto'),
  valor: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'parameter', attrs: { parameter: id } }] }],
  },
});
const reportWith = (items: ReportItem[], parametros: ReportParameter[]) => ({
  ...emptyReport('Uno'),
  parametros,
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
});

const drivers: EditorDriver[] = [];
const opened = (items: ReportItem[], parametros: ReportParameter[]): EditorDriver => {
  const driver = new EditorDriver({ report: reportWith(items, parametros) });
  drivers.push(driver);
  return driver;
};
afterEach(() => {
  for (const driver of drivers.splice(0)) driver.close();
});

it('items are copied with the parameters that they use, and with those that limit their choices', () => {
  const source = opened([chipText('periodo')], PARAMETERS);
  const clipboard = new Clipboard();
  source.select(source.item('texto'));
  source.copyTo(clipboard);
  const target = opened([], []);
  target.pasteFrom(clipboard);
  expect(target.report.parametros.map(({ id }) => id)).toEqual(['periodo', 'nomina']);
  expect(target.item('texto').valor).toEqual(source.item('texto').valor);
});

it('a formula of a computed column takes its parameter along, under the id that it has there', () => {
  const table = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    additional_columns: [
      { ...expressionColumn('adicional-1', '[employees.sbc] * [factor:numero]'), nombre: 'Base' },
    ],
  };
  const source = opened([table], [parameter('factor', 'numero')]);
  const clipboard = new Clipboard();
  source.select(source.item('tabla'));
  source.copyTo(clipboard);
  const pastedInto = (parametros: ReportParameter[]) => {
    const target = opened([], parametros);
    target.pasteFrom(clipboard);
    return { formula: target.item('tabla').additional_columns[0]?.formula, own: target.report.parametros };
  };
  expect(pastedInto([])).toEqual({
    formula: '[employees.sbc] * [factor:numero]',
    own: [parameter('factor', 'numero')],
  });
  expect(pastedInto([parameter('otro', 'numero', 'Factor')]).formula).toBe('[employees.sbc] * [otro:numero]');
});

it('a report that asks the same already is not asked twice', () => {
  const source = opened([chipText('periodo')], PARAMETERS);
  const clipboard = new Clipboard();
  source.select(source.item('texto'));
  source.copyTo(clipboard);
  const own = [parameter('mi-periodo', 'periodo', ' Periodo '), parameter('nomina', 'texto', 'Otra')];
  const target = opened([], own);
  target.pasteFrom(clipboard);
  const [first, second, third] = target.report.parametros;
  expect([first, second]).toEqual(own);
  // Another parameter has its id.
  expect(third).toMatchObject({ tipo: 'nomina', nombre: 'nomina' });
  expect(third?.id).not.toBe('nomina');
  expect(JSON.stringify(target.item('texto').valor)).toContain('"parameter":"mi-periodo"');
});

it('warns of a period that is of no payroll, wherever the payroll stands', () => {
  const warned = (parametros: ReportParameter[]) =>
    reportWarnings(opened([], parametros).store.getState().edit.document).map(({ field }) => field);
  expect(warned(PARAMETERS)).toEqual([]);
  expect(warned([parameter('periodo', 'periodo')])).toEqual(['parametros']);
});

it('a style by a formula takes its parameter along, under the id that it has there', () => {
  const cap = parameter('tope', 'numero', 'Tope');
  const style = {
    ...{
      id: 'uno',
      column: 'employees.sbc',
      condition: 'mayor que' as const,
      valor: '',
      alcance: 'celda' as const,
    },
    ...{ bold: true, formula: '[employees.sbc] > [tope:numero]' },
  };
  const table = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.sbc', data_type: 'numeric' as const, readable_name: 'SBC' }],
    estilos_condicionales: [style],
  };
  const source = opened([table], [cap]);
  const clipboard = new Clipboard();
  source.select(source.item('tabla'));
  source.copyTo(clipboard);
  const target = opened([], [{ ...cap, tipo: 'texto' }]);
  target.pasteFrom(clipboard);
  const id = target.report.parametros[1]?.id ?? '';
  expect(id).toMatch(/^parametro-/);
  expect(target.item('tabla').estilos_condicionales[0]?.formula).toBe(`[employees.sbc] > [${id}:numero]`);
});
