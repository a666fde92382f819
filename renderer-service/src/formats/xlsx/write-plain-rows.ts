import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { ColumnTotal } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { crossLookOf } from '@lienzo/schema/report/drawn-table';
import { type RunningTotals, runningTotals } from '@lienzo/schema/report/running-totals';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { cellMaker } from './cell-maker.ts';
import { boldFont, captionAlignment, GRID_BORDER } from './cell-styles.ts';
import { bodyStyle, hasGrid, rowLooks } from './row-looks.ts';
import { columnLetter, type SheetCell } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { SheetRows } from './sheet-rows.ts';
import type { SheetWriter } from './sheet-writer.ts';
import { TextNumbers, totalCell, totalStyle } from './total-cell.ts';
import { valueTotals } from './value-totals.ts';

const TOTAL_FUNCTIONS = {
  suma: 'SUM',
  promedio: 'AVERAGE',
  cuenta: 'COUNTA',
  minimo: 'MIN',
  maximo: 'MAX',
} satisfies Record<ColumnTotal, string>;

const ROWS_PER_TURN = 100;

/** Writes rows with filters, and their totals. */
export async function writePlainRows(
  sheet: SheetWriter,
  plan: SheetPlan,
  job: RenderJob,
  { signal, progress }: RenderControl,
): Promise<void> {
  const { columns, item, headRow } = plan;
  const rows: RowList = job.rows[item.uuid] ?? [];
  const totals = runningTotals({ ...item, selected_columns: columns });
  const texts = new TextNumbers(columns);
  const cellOf = cellMaker(plan);
  const sheetRows = new SheetRows(sheet, plan);
  const rowTotals = crossLookOf(item)?.rowTotals;
  const styles = sheetRows.styles(columns, (column) => ({
    ...bodyStyle(item, column),
    ...(rowTotals?.has(column.column) && { font: boldFont(item.estilo_item.fuente) }),
  }));
  const stylesOf = rowLooks(sheet, item, columns, styles);
  const complete = rowCompleter(item, job.today);
  let done = 0;
  for (const bareRow of rows) {
    const row = complete(bareRow);
    if (totals.active) totals.add(row);
    const cells = columns.map((column) => cellOf(column, row, sheetRows.next));
    texts.look(cells);
    sheetRows.add(cells, stylesOf(row));
    done += 1;
    if (done % ROWS_PER_TURN === 0) await sheetRows.waitForDrain(signal);
    if (done % 5_000 === 0) progress({ stage: 'dibujo', unit: 'filas', done, total: rows.length });
  }
  if (columns.length > 0)
    sheet.autoFilter = {
      from: `A${headRow}`,
      to: `${columnLetter(columns.length - 1)}${headRow + rows.length}`,
    };
  if (totals.active && rows.length > 0) writeTotals(sheetRows, plan, { totals, texts, count: rows.length });
  sheetRows.end();
  progress({ stage: 'dibujo', unit: 'filas', done, total: done });
}

function writeTotals(
  sheetRows: SheetRows,
  { columns, headRow, item }: SheetPlan,
  { totals, texts, count }: { totals: RunningTotals; texts: TextNumbers; count: number },
): void {
  const figures = totals.result();
  const noteOf = valueTotals(item);
  const values = columns.map((column, index): SheetCell => {
    const { total } = column;
    if (total === undefined || !figures.has(column.column)) return index === 0 ? 'Total' : null;
    const letter = columnLetter(index);
    const note = noteOf(column);
    if (note !== null) sheetRows.note(`${letter}${sheetRows.next}`, note);
    return totalCell({ ...column, total }, figures.get(column.column) ?? null, {
      formula: `${TOTAL_FUNCTIONS[total]}(${letter}${headRow + 1}:${letter}${headRow + count})`,
      isValue: note !== null || texts.has(index),
    });
  });
  const styles = sheetRows.styles(columns, (column) => ({
    ...(column === columns[0] && column.total === undefined && { alignment: captionAlignment }),
    font: boldFont(item.estilo_item.fuente),
    border: { ...(hasGrid(item) && GRID_BORDER), top: { style: 'thin', color: { argb: 'FF344054' } } },
    ...totalStyle(column),
  }));
  sheetRows.add(values, styles);
}
