/** BUSCARX in formulas over tables: one value, none, or several of which none is taken. */
import { describe, expect, it } from 'vitest';
import type { Row, SelectedColumn } from '../data/column.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { reportFormulaNoteMessage } from '../reports/render-note-messages.ts';
import type { FormulaOutcome } from './formula-outcome.ts';
import { outcomesOfRows, outcomeText } from './formula-results.ts';
import { formulaSources, storedReportFormula } from './formula-tables.ts';
import { GroupTexts } from './group-texts.ts';
import type { ReportItem, TablaItem } from './item.ts';
import { newItem } from './new-item.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { compileReportFormula } from './report-formula.ts';
import { withParameters } from './with-parameters.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const TODAY = '2026-11-27';

const column = (
  key: string,
  readable_name: string,
  data_type: SelectedColumn['data_type'],
): SelectedColumn => ({
  ...{ column: key, readable_name, data_type },
  ...(key === 'payroll_lines.amount' && { formato: 'moneda' as const }),
});
const table = (uuid: string): TablaItem => ({
  ...newItem('tabla', uuid),
  selected_tables: ['payroll_lines', 'concepts', 'employees'],
  selected_columns: [
    column('concepts.description', 'Concepto', 'text'),
    column('concepts.key', 'Clave', 'text'),
    column('payroll_lines.amount', 'Importe', 'numeric'),
    column('payroll_lines.units', 'Unidades', 'numeric'),
    column('payroll_lines.overridden', 'Vigente', 'boolean'),
    column('employees.hire_date', 'Ingreso', 'date'),
  ],
});
const textWith = (formula: string): ReportItem => ({
  ...newItem('texto'),
  valor: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'formula', attrs: { formula } }] }],
  },
});
function report(items: ReportItem[], parametros: ReportParameter[] = []): ReportDocument {
  const layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
  return { ...emptyReport('Reporte'), layouts, parametros };
}

type Line = [
  name: string,
  code: string,
  amount: string | null,
  units: string,
  active: boolean,
  hired: string | null,
];
const LINES: Line[] = [
  ['Sueldo', 'P01', '5000', '1', true, '2020-01-15'],
  ['ISR', 'D01', '350.25', '2', false, '2021-02-28'],
  ['Vales', 'P09', '70', '3', true, null],
  ['vales', 'P09', '70.00', '3', true, null],
  ['Bono', 'P07', '1', '4', true, '2022-03-01'],
  ['Bono', 'p07', '2', '4', false, '2022-03-02'],
  ['Bono', 'P07', '3', '4', true, '2022-03-03'],
  ['Prima', '5', '8', '5', true, '2023-01-01'],
  ['Prima', '5.0', null, '5', true, null],
  ['', 'P10', '9', '6', true, null],
];
const ROWS: Row[] = LINES.map(([name, code, amount, units, active, hired]) => ({
  ...{ 'concepts.description': name, 'concepts.key': code, 'payroll_lines.amount': amount },
  ...{ 'payroll_lines.units': units, 'payroll_lines.overridden': active, 'employees.hire_date': hired },
}));

function outcomeOf(formula: string, rows = ROWS): FormulaOutcome {
  const items = [table(UUID), table(OTHER)];
  const stored = storedReportFormula(formula, formulaSources(report(items)));
  const document = report([...items, textWith(stored)]);
  const [outcome] = outcomesOfRows(document, (uuid) => (uuid === UUID ? rows : []), TODAY).values();
  if (outcome === undefined) throw new Error(`${formula} has no outcome`);
  return outcome;
}
function problemOf(formula: string): string | null {
  const compiled = compileReportFormula(formula, formulaSources(report([table(UUID), table(OTHER)])));
  return isProblem(compiled) ? compiled.message : null;
}
const lookup = (value: string, searched: string, returned: string, otherwise = ''): string =>
  `BUSCARX(${value}; [Tabla 1.${searched}]; [Tabla 1.${returned}]${otherwise && `; ${otherwise}`})`;

describe('BUSCARX', () => {
  it.each([
    [lookup('"ISR"', 'Concepto', 'Importe'), 'moneda', '$350.25'],
    [lookup('"isr"', 'Concepto', 'Clave'), 'texto', 'D01'],
    [lookup('350.25', 'Importe', 'Unidades'), 'numero', '2'],
    [lookup('-(-350.25)', 'Importe', 'Unidades'), 'numero', '2'],
    [lookup('FECHA(2021; 2; 28)', 'Ingreso', 'Concepto'), 'texto', 'ISR'],
    [lookup('"Sueldo"', 'Concepto', 'Ingreso'), 'fecha', '15 de enero de 2020'],
    [lookup('"ISR"', 'Concepto', 'Vigente'), 'logico', 'No'],
    [lookup('"Vales"', 'Concepto', 'Vigente'), 'logico', 'Sí'],
    [lookup('FALSO', 'Vigente', 'Clave', '"x"'), 'texto', '—'],
    [lookup('"Vales"', 'Concepto', 'Importe'), 'moneda', '$70.00'],
    [lookup('"Bono"', 'Concepto', 'Unidades'), 'numero', '4'],
    [lookup('""', 'Concepto', 'Clave'), 'texto', 'P10'],
    [lookup('"Nada"', 'Concepto', 'Importe', '0'), 'moneda', '$0.00'],
    [lookup('"Nada"', 'Concepto', 'Clave', '"no está"'), 'texto', 'no está'],
    [lookup('"Nada"', 'Concepto', 'Vigente', 'FALSO'), 'logico', 'No'],
    [lookup('"Nada"', 'Concepto', 'Importe', 'SUMA([Tabla 1.Unidades])'), 'moneda', '$37.00'],
    [`MAX(${lookup('"ISR"', 'Concepto', 'Importe')}; 400)`, 'moneda', '$400.00'],
    [`SI(${lookup('"ISR"', 'Concepto', 'Importe')} > 300; "alto"; "bajo")`, 'texto', 'alto'],
    [`buscarx("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe]) * 2`, 'moneda', '$700.50'],
  ])('%s is %s: %s', (formula, type, text) => {
    const outcome = outcomeOf(formula);
    expect([outcome.type, outcomeText(outcome, null)]).toEqual([type, text]);
  });

  it('of no row, without a value for that, has none and says which value', () => {
    const outcome = outcomeOf(lookup('"Aguinaldo"', 'Concepto', 'Importe'));
    expect(outcome).toMatchObject({ value: null, loss: 'notFound' });
    const { sought } = outcome;
    expect(reportFormulaNoteMessage('BUSCARX', { loss: 'notFound', sought })).toContain(
      'ninguna fila tiene “Aguinaldo”. Agrega a BUSCARX',
    );
    expect(outcomeOf(lookup('FECHA(2030; 1; 5)', 'Ingreso', 'Clave')).sought?.value).toBe('05/01/2030');
    expect(outcomeOf(lookup('-3', 'Importe', 'Clave')).sought?.value).toBe('-3');
    expect(outcomeOf(lookup('"a" & "b"', 'Concepto', 'Clave')).sought?.value).toBe('');
    expect(outcomeOf(`SI.ERROR(${lookup('"Aguinaldo"', 'Concepto', 'Importe')}; 7)`)).toMatchObject({
      value: '7',
    });
  });

  it.each([
    ['numbers', lookup('"Bono"', 'Concepto', 'Importe'), 3],
    ['texts that differ in capitals alone', lookup('"Bono"', 'Concepto', 'Clave'), 3],
    ['texts that are one number', lookup('"Prima"', 'Concepto', 'Clave'), 2],
    ['days', lookup('"Bono"', 'Concepto', 'Ingreso'), 3],
    ['truth values', lookup('"Bono"', 'Concepto', 'Vigente'), 3],
    ['a value and none', lookup('"Prima"', 'Concepto', 'Importe'), 2],
    ['a value where one stands for none', lookup('"Prima"', 'Concepto', 'Importe', '0'), 2],
  ])('of rows with different %s takes none of them', (_name, formula, rows) => {
    const outcome = outcomeOf(formula);
    expect(outcome).toMatchObject({ value: null, loss: 'ambiguous', sought: { rows } });
    expect(outcomeOf(formula, ROWS.toReversed())).toEqual(outcome);
  });

  it.each([
    'SUMA(@; 5)',
    '"x" & @',
    'SI.ERROR(@; 0)',
    'ESBLANCO(@)',
    'SI(ESBLANCO(@); 1; 2)',
    'CONTAR(@; 1)',
  ])('of several values is hidden by nothing: %s', (around) => {
    const formula = around.replace('@', lookup('"Bono"', 'Concepto', 'Importe'));
    const outcome = outcomeOf(formula);
    expect(outcome).toMatchObject({ value: null, loss: 'ambiguous', sought: { value: 'Bono', rows: 3 } });
    const { sought } = outcome;
    expect(reportFormulaNoteMessage(formula, { loss: 'ambiguous', sought })).toContain(
      'hay 3 filas con “Bono”, sus valores son distintos y no se tomó ninguno',
    );
  });

  it('of rows that all have no value lacks a value', () => {
    expect(outcomeOf(lookup('"Vales"', 'Concepto', 'Ingreso', 'FECHA(2026; 1; 1)'))).toMatchObject({
      ...{ value: null, loss: 'missing' },
    });
  });

  it.each([
    [`BUSCARX("ISR"; [Tabla 1.Concepto])`, 'BUSCARX lleva el valor'],
    [lookup('"ISR"', 'Concepto', 'Importe', '0; 1'), 'BUSCARX lleva el valor'],
    [lookup('[Tabla 1.Clave]', 'Concepto', 'Importe'), 'busca un solo valor'],
    [lookup('MAX([Tabla 1.Importe])', 'Importe', 'Concepto'), 'busca un solo valor'],
    ['BUSCARX("ISR"; "Concepto"; [Tabla 1.Importe])', 'En BUSCARX se busca en una columna'],
    ['BUSCARX("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe] * 2)', 'En BUSCARX se busca en una columna'],
    ['BUSCARX("ISR"; [Tabla 1.Concepto]; [Tabla 2.Importe])', 'columnas de la misma tabla'],
    [lookup('"350"', 'Importe', 'Concepto'), 'No se puede comparar'],
    [lookup('"15/01/2020"', 'Ingreso', 'Concepto'), 'FECHA(2026; 11; 20)'],
    [lookup('"ISR"', 'Concepto', 'Importe', '"nada"'), 'deben ser del mismo tipo'],
    [lookup('"ISR"', 'Concepto', 'Clave', '0'), 'deben ser del mismo tipo'],
    [lookup('"ISR"', 'Concepto', 'Ingreso', '0'), 'deben ser del mismo tipo'],
    [lookup('"ISR"', 'Concepto', 'Vigente', '0'), 'deben ser del mismo tipo'],
    [lookup('"ISR"', 'Concepto', 'Importe', '[Tabla 1.Importe]'), 'tiene muchas filas'],
    [`SUMA(${lookup('"ISR"', 'Concepto', 'Importe')} * [Tabla 1.Importe])`, '“BUSCARX” es un total'],
    [lookup('"ISR"', 'Concepto', 'Importe', '""'), null],
    [lookup('"ISR"', 'Concepto', 'Vigente', '""'), null],
  ])('%s is a problem that says why', (formula, text) => {
    const problem = problemOf(formula);
    if (text === null) expect(problem).toBeNull();
    else expect(problem).toContain(text);
  });

  it('in the text of a group looks through the rows of the group', () => {
    const pie = `{BUSCARX(5; [${UUID}.payroll_lines.units]; [${UUID}.payroll_lines.amount]; 0)}`;
    const item: TablaItem = {
      ...table(UUID),
      group_by: ['concepts.description'],
      textos_grupo: [{ encabezado: '', pie }],
    };
    const texts = new GroupTexts(item);
    const textOf = (rows: readonly Row[]): string => {
      const group = texts.group();
      for (const row of rows) group.add(texts.complete(row));
      return texts.text('pie', ['Grupo'], group.result());
    };
    expect([textOf(ROWS.slice(7, 8)), textOf(ROWS.slice(0, 2)), textOf(ROWS.slice(7, 9))]).toEqual([
      ...['$8.00', '$0.00', '—'],
    ]);
  });

  it('waits for the value of a parameter, and names it', () => {
    const parameter: ReportParameter = {
      ...{ id: 'parametro-1', nombre: 'Buscado', tipo: 'texto', requerido: true },
    };
    const formula = `BUSCARX([parametro-1]; [${UUID}.concepts.description]; [${UUID}.payroll_lines.amount])`;
    const document = report([table(UUID), textWith(formula)], [parameter]);
    expect([...outcomesOfRows(document, () => ROWS, TODAY).values()]).toMatchObject([
      { value: null, loss: 'missing' },
    ]);
    const outcomesWith = (valor: string) =>
      outcomesOfRows(
        withParameters(document, new Map([['parametro-1', { tipo: 'texto', valor, texto: valor }]])),
        () => ROWS,
        TODAY,
      ).values();
    expect([...outcomesWith('ISR')]).toMatchObject([{ value: '350.25' }]);
    expect([...outcomesWith('> "a')]).toMatchObject([{ loss: 'notFound', sought: { value: '> "a' } }]);
  });
});
