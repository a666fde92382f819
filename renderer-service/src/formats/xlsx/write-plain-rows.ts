import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { ColumnTotal, SelectedColumn } from '@lienzo/schema/data/column';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import type { CellValue } from 'exceljs';
import type { RowList } from '../../spool/row-list.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { cellMaker } from './cell-maker.ts';
import { cellValue } from './cell-value.ts';
import { columnLetter } from './column-letter.ts';
import { formulaCell } from './formula-cell.ts';
import { BOLD } from './sheet-fonts.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { type SheetWriter, sheetDrained } from './sheet-writer.ts';

const TOTAL_FUNCTIONS = {
  suma: 'SUM',
  promedio: 'AVERAGE',
  cuenta: 'COUNTA',
  minimo: 'MIN',
  maximo: 'MAX',
} satisfies Record<ColumnTotal, string>;

const ROWS_PER_TURN = 500;

/** Rows below the head with filters over them, and their totals. */
export async function writePlainRows(
  sheet: SheetWriter,
  plan: SheetPlan,
  job: RenderJob,
  { signal, progress }: RenderControl,
): Promise<void> {
  const { columns, item } = plan;
  const rows: RowList = job.spooled?.[item.uuid] ?? job.rows[item.uuid] ?? [];
  const totals = new TotalsAccumulator(columns);
  const cellOf = cellMaker(plan);
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
