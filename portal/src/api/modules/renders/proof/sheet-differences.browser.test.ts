/** Plants differences in the sheets of totals, indicators and texts of a workbook, and in the texts above its tables. */
import { outcomesOfRows, withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import type { IndicadorItem, TotalesItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const TABLE = tabla(['employees.name', 'employees.daily_salary']);
const SUM = `SUMA([${TABLE.uuid}.employees.daily_salary])`;
const ROWS = [
  { 'employees.name': 'Eva Sol', 'employees.daily_salary': '500.25' },
  { 'employees.name': 'Luis Paz', 'employees.daily_salary': '700' },
];

const indicator = (etiqueta: string, formula: string): IndicadorItem => ({
  ...newItem('indicador'),
  ...{ etiqueta, formula },
});

const block = (rate: string): TotalesItem => ({
  ...newItem('totales'),
  filas: [
    { id: 'fila-subtotal', etiqueta: 'Subtotal', formula: SUM, destacada: false },
    { id: 'fila-iva', etiqueta: 'IVA', formula: `${SUM} * ${rate}`, destacada: false, formato: 'moneda' },
    { id: 'fila-nada', etiqueta: 'Nada', formula: '1 / 0', destacada: false },
    { id: 'fila-letra', etiqueta: 'Con letra', formula: `LETRA(${SUM})`, destacada: true },
  ],
});

const text = (content: string) => ({ ...newItem('texto'), valor: plainRichText(content) });

type Parts = {
  above?: string;
  below?: string;
  rate?: string;
  label?: string;
  formula?: string;
  blocks?: number;
};

function workbook({ above = 'Del mes', below, rate = '0.16', label = 'Costo', ...rest }: Parts) {
  const compared: IndicadorItem = {
    ...indicator(label, rest.formula ?? SUM),
    comparacion: { etiqueta: 'Mes anterior', formula: '1000' },
  };
  const blocks = Array.from({ length: rest.blocks ?? 2 }, () => block(rate));
  const report = reportOf([
    text(above),
    TABLE,
    ...(below === undefined ? [] : [text(below)]),
    ...[compared, indicator('Personas', '12'), ...blocks],
  ]);
  return { report, rows: { [TABLE.uuid]: ROWS } };
}

/** A report as the proof has it: with the results of its formulas. */
function proved({ report, rows }: ReportWithRows): ReportWithRows {
  const outcomes = outcomesOfRows(report, (uuid) => rows[uuid] ?? [], '2026-11-26');
  return { report: withFormulaOutcomes(report, outcomes), rows };
}

async function differences(file: ReportWithRows, expected: ReportWithRows) {
  return (await driver.compare('xlsx', await driver.fileOf('xlsx', file), proved(expected))).differences;
}

/** The file with another value in a cell, as a program might change it. */
async function changed(file: ReportWithRows, change: Change): Promise<Uint8Array> {
  const book = new exceljs.Workbook();
  const bytes = await driver.fileOf('xlsx', file);
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  change(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const LONG = 'Este texto no cabe sobre ninguna tabla de la hoja, porque está después de todas. ';

describe('the other sheets of a workbook', () => {
  it('a file as it must be gives no finding, with texts above its table and in a sheet of their own', async () => {
    for (const parts of [{}, { below: LONG }, { blocks: 1 }])
      expect(await differences(workbook(parts), workbook(parts))).toEqual([]);
  });

  it.each<[string, Parts, Parts]>([
    ['another rate in a total', {}, { rate: '0.08' }],
    ['the name of an indicator', {}, { label: 'Gasto' }],
    ['the figure of an indicator', {}, { formula: `${SUM} + 0.01` }],
    ['a block of totals that is gone', {}, { blocks: 1 }],
    ['a block of totals too many', { blocks: 1 }, { blocks: 2 }],
    ['a text above a table', {}, { above: 'Del año' }],
    ['a text of the sheet of texts', { below: LONG }, { below: `${LONG} y más` }],
    ['a text that is in no sheet', { below: LONG }, {}],
  ])('%s is found', async (_name, expected, file) => {
    expect((await differences(workbook(file), workbook(expected))).length).toBeGreaterThan(0);
  });

  it.each<[string, Change]>([
    ['a cent of a total', put('Totales', 'B1', 1200.26)],
    ['a total where there is none', put('Totales', 'B3', 1)],
    ['the amount in words', put('Totales', 'B4', 'mil pesos 00/100 M.N.')],
    ['two totals exchanged', exchangeTotals],
    ['a comparison', put('Indicadores', 'D2', 999)],
    ['the percentage of a comparison', put('Indicadores', 'F2', 0.201)],
    ['a note beside an indicator', put('Indicadores', 'H2', 'revisar')],
    ['a row below the indicators', put('Indicadores', 'A9', 'Otro')],
    ['a word of the texts', put('Textos', 'A1', 'Del día')],
  ])('%s that was changed in the file is found', async (_name, change) => {
    const file = workbook({ below: LONG });
    const same = await driver.compare('xlsx', await changed(file, () => undefined), proved(file));
    expect(same.differences).toEqual([]);
    const other = await driver.compare('xlsx', await changed(file, change), proved(file));
    expect(other.differences.length).toBeGreaterThan(0);
    expect(other.values).toBeGreaterThan(0);
  });
});

type Change = (book: exceljs.Workbook) => void;

function put(sheet: string, address: string, value: string | number): Change {
  return (book) => {
    cell(book, sheet, address).value = value;
  };
}

function cell(book: exceljs.Workbook, sheet: string, address: string): exceljs.Cell {
  const match = book.getWorksheet(sheet);
  if (match === undefined) throw new Error(`no sheet ${sheet}`);
  return match.getCell(address);
}

function exchangeTotals(book: exceljs.Workbook): void {
  const [first, second] = [cell(book, 'Totales', 'B1'), cell(book, 'Totales', 'B2')];
  [first.value, second.value] = [second.value, first.value];
}
