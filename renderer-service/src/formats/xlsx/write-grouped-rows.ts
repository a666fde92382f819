import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { ColumnTotal, Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import type { CellValue } from 'exceljs';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { cellMaker } from './cell-maker.ts';
import { cellValue } from './cell-value.ts';
import { columnLetter } from './column-letter.ts';
import { formulaCell } from './formula-cell.ts';
import { BOLD } from './sheet-fonts.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { type SheetWriter, sheetDrained } from './sheet-writer.ts';

/** The number of Excel's SUBTOTAL for each total: it leaves out the subtotals inside of its range. */
const SUBTOTAL_FUNCTIONS = {
  suma: 9,
  promedio: 1,
  cuenta: 3,
  minimo: 5,
  maximo: 4,
} satisfies Record<ColumnTotal, number>;

const ROWS_PER_TURN = 500;

/**
 * The rows of a grouped table as an outline of Excel: headings and live subtotals that fold their rows away. Without
 * filters over it: sorting would tear the groups.
 */
export async function writeGroupedRows(
  sheet: SheetWriter,
  plan: SheetPlan & { item: TablaItem },
  job: RenderJob,
  { signal, progress }: RenderControl,
): Promise<void> {
  const { columns, item } = plan;
  const complete = (row: Row): Row => withAdditional(item.additional_columns, row, job.today);
  const lines = tableLines({ ...item, selected_columns: columns }, job.rows[item.uuid] ?? [], complete);
  const cellOf = cellMaker(plan);
  const writer = new GroupedRows(sheet, columns, item.group_by.length);
  for (const [index, line] of lines.entries()) {
    const number = index + 2;
    if (line.kind === 'fila') {
      const row = complete(line.row);
      writer.row(columns.map((column) => cellOf(column, row, number)));
    } else if (line.kind === 'grupo') writer.heading(line, number);
    else writer.totals(line, number);
    if (index % ROWS_PER_TURN !== ROWS_PER_TURN - 1) continue;
    await sheetDrained(sheet, signal);
    if (index % 5_000 === 4_999)
      progress({ stage: 'dibujo', unit: 'filas', done: index + 1, total: lines.length });
  }
}

/** Writes lines and remembers where each open group began. */
class GroupedRows {
  private readonly sheet: SheetWriter;
  private readonly columns: SelectedColumn[];
  private readonly depth: number;
  /** By level: the first row below the group's heading. */
  private readonly begins: number[] = [];

  constructor(sheet: SheetWriter, columns: SelectedColumn[], depth: number) {
    this.sheet = sheet;
    this.columns = columns;
    this.depth = depth;
  }

  row(values: CellValue[]): void {
    const row = this.sheet.addRow(values);
    row.outlineLevel = this.depth;
    row.commit();
  }

  heading(line: Extract<TableLine, { kind: 'grupo' }>, number: number): void {
    this.begins[line.level] = number + 1;
    const row = this.sheet.addRow([cleanText(line.title)]);
    row.outlineLevel = line.level;
    const cell = row.getCell(1);
    cell.numFmt = '@';
    cell.font = BOLD;
    cell.alignment = { horizontal: 'left', indent: line.level };
    row.commit();
  }

  totals(line: Extract<TableLine, { kind: 'subtotal' | 'total' }>, number: number): void {
    const from = line.kind === 'total' ? 2 : (this.begins[line.level] ?? 2);
    const row = this.sheet.addRow(
      this.columns.map((column, index) => this.figure(line, column, index, from, number)),
    );
    row.outlineLevel = line.kind === 'total' ? 0 : line.level;
    row.eachCell({ includeEmpty: true }, (cell, at) => {
      cell.font = BOLD;
      cell.border = {
        top: { style: 'thin', color: { argb: line.kind === 'total' ? 'FF344054' : 'FFAAB2BF' } },
      };
      if (line.kind === 'subtotal')
        cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF2F4F7' } };
      if (this.columns[at - 1]?.total === 'cuenta') cell.numFmt = '#,##0';
    });
    row.commit();
  }

  private figure(
    line: Extract<TableLine, { kind: 'subtotal' | 'total' }>,
    column: SelectedColumn,
    index: number,
    from: number,
    number: number,
  ): CellValue {
    const { total } = column;
    if (total === undefined || !line.totals.has(column.column))
      return index === 0 ? cleanText(line.kind === 'total' ? line.word : `${line.word} ${line.of}`) : null;
    const typed: SelectedColumn = total === 'cuenta' ? { ...column, data_type: 'integer' } : column;
    const result = cellValue(line.totals.get(column.column) ?? null, typed);
    const letter = columnLetter(index);
    const formula = `SUBTOTAL(${SUBTOTAL_FUNCTIONS[total]},${letter}${from}:${letter}${number - 1})`;
    return formulaCell(formula, result ?? 0);
  }
}
