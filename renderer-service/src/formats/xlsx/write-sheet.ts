import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { ColumnTotal, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf, formatCell, formatOf } from '@lienzo/schema/data/format';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import type { Alignment, CellFormulaValue, CellValue } from 'exceljs';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { additionalFormula } from './additional-formula.ts';
import { cellValue } from './cell-value.ts';
import { columnLetter } from './column-letter.ts';
import { numberFormat } from './number-format.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { type SheetWriter, sheetDrained } from './sheet-writer.ts';

const TOTAL_FUNCTIONS = {
  suma: 'SUM',
  promedio: 'AVERAGE',
  cuenta: 'COUNTA',
  minimo: 'MIN',
  maximo: 'MAX',
} satisfies Record<ColumnTotal, string>;

const BOLD = { name: 'Calibri', family: 2, size: 11, bold: true };
const SAMPLE = 300;
const ROWS_PER_TURN = 500;

/** Writes the head, the rows and the totals of a sheet, no faster than the file takes them. */
export async function writeSheet(
  sheet: SheetWriter,
  plan: SheetPlan,
  job: RenderJob,
  { signal, progress }: RenderControl,
): Promise<void> {
  const { columns, item } = plan;
  const rows = job.rows[item.uuid] ?? [];
  const totals = new TotalsAccumulator(columns);
  const cellOf = cellMaker(plan);
  sheet.columns = columns.map((column) => ({
    width: widthOf(column, rows, plan, job.today),
    style: { numFmt: numberFormat(column), alignment: { horizontal: alignmentOf(column), vertical: 'top' } },
  }));
  writeHead(sheet, columns);
  for (const [index, bare] of rows.entries()) {
    const row = withAdditional(item.additional_columns, bare, job.today);
    totals.add(row);
    sheet.addRow(columns.map((column) => cellOf(column, row, index + 2))).commit();
    if (index % ROWS_PER_TURN !== ROWS_PER_TURN - 1) continue;
    await sheetDrained(sheet, signal);
    if (index % 5_000 === 4_999)
      progress({ stage: 'dibujo', unit: 'filas', done: index + 1, total: rows.length });
  }
  if (columns.length > 0)
    sheet.autoFilter = { from: 'A1', to: `${columnLetter(columns.length - 1)}${rows.length + 1}` };
  if (totals.active && rows.length > 0) writeTotals(sheet, columns, totals, rows.length);
}

/** A row's cell: its value, or the formula of an additional column with the value that it has now. */
function cellMaker(plan: SheetPlan): (column: SelectedColumn, row: Row, number: number) => CellValue {
  const formulas = new Map(
    plan.item.additional_columns.map((column) => [column.id, additionalFormula(column, plan.columns)]),
  );
  return (column, row, number) => {
    const value = cellValue(row[column.column], column);
    const formula = formulas.get(column.column);
    return formula === null || formula === undefined ? value : formulaCell(formula(number), value ?? '');
  };
}

const formulaCell = (formula: string, result: NonNullable<CellFormulaValue['result']>): CellFormulaValue => ({
  formula,
  result,
  date1904: false,
});

function writeHead(sheet: SheetWriter, columns: SelectedColumn[]): void {
  const head = sheet.addRow(columns.map((column) => cleanText(columnTitle(column))));
  head.eachCell({ includeEmpty: true }, (cell, number) => {
    const column = columns[number - 1];
    const horizontal: Alignment['horizontal'] = column === undefined ? 'left' : alignmentOf(column);
    cell.numFmt = '@';
    cell.font = { ...BOLD, color: { argb: 'FF344054' } };
    cell.alignment = { horizontal, vertical: 'middle', wrapText: true };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF2F4F7' } };
    cell.border = { bottom: { style: 'thin', color: { argb: 'FF8B95A5' } } };
  });
  head.commit();
}

function writeTotals(
  sheet: SheetWriter,
  columns: SelectedColumn[],
  totals: TotalsAccumulator,
  count: number,
): void {
  const figures = totals.result();
  const values = columns.map((column, index): CellValue => {
    const { total } = column;
    if (total === undefined || !figures.has(column.column)) return index === 0 ? 'Total' : null;
    const letter = columnLetter(index);
    const typed: SelectedColumn = total === 'cuenta' ? { ...column, data_type: 'integer' } : column;
    const result = cellValue(figures.get(column.column) ?? null, typed);
    return formulaCell(`${TOTAL_FUNCTIONS[total]}(${letter}2:${letter}${count + 1})`, result ?? 0);
  });
  const row = sheet.addRow(values);
  row.eachCell({ includeEmpty: true }, (cell, number) => {
    cell.font = BOLD;
    cell.border = { top: { style: 'thin', color: { argb: 'FF344054' } } };
    if (columns[number - 1]?.total === 'cuenta') cell.numFmt = '#,##0';
  });
  row.commit();
}

/** Wide enough for the head and for the values of the first rows, in Excel's characters. */
function widthOf(column: SelectedColumn, rows: Row[], plan: SheetPlan, today: string): number {
  const format = formatOf(column);
  let em = textWidth(columnTitle(column)) * 1.1;
  for (const bare of rows.slice(0, SAMPLE)) {
    const row = withAdditional(plan.item.additional_columns, bare, today);
    em = Math.max(em, textWidth(formatCell(row[column.column], column.data_type, format)));
  }
  const growth = column.total === 'suma' ? 3 : 0;
  return Math.min(60, Math.max(8, Math.ceil(em / 0.6) + 3 + growth));
}
