import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { ColumnTotal, Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { TablaItem } from '@lienzo/schema/report/item';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { leftOutMessages } from '@lienzo/schema/reports/render-note-messages';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { cellMaker } from './cell-maker.ts';
import { boldFont, captionAlignment, GRID_BORDER } from './cell-styles.ts';
import type { RowRun } from './column-marks.ts';
import { bodyStyle, hasGrid, rowLooks } from './row-looks.ts';
import { columnLetter, type SheetCell } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { SheetRows } from './sheet-rows.ts';
import { breakPageBefore, type SheetWriter, styleNumber } from './sheet-writer.ts';
import { TextNumbers, totalCell, totalStyle } from './total-cell.ts';
import { valueTotals } from './value-totals.ts';
import { wrappedLines } from './wrapped-lines.ts';

/** SUBTOTAL function numbers; SUBTOTAL ignores other subtotals in its range. */
const SUBTOTAL_FUNCTIONS = {
  suma: 9,
  promedio: 1,
  cuenta: 3,
  minimo: 5,
  maximo: 4,
} satisfies Record<ColumnTotal, number>;

const ROWS_PER_TURN = 100;
/** Excel's highest row is 409 points. */
const MAX_LINES = 27;

/**
 * Writes a grouped table as an Excel outline: headings and subtotal formulas with collapsible rows. Without filters,
 * because sorting would break the groups.
 * @returns where its rows of data stand.
 */
export async function writeGroupedRows(
  sheet: SheetWriter,
  plan: SheetPlan & { item: TablaItem },
  job: RenderJob,
  { signal, progress, notes }: RenderControl,
): Promise<RowRun[]> {
  const { columns, item } = plan;
  const withAdditionalColumns = rowCompleter(item, job.today);
  const rows: RowList = job.rows[item.uuid] ?? [];
  const cellOf = cellMaker(plan);
  const writer = new GroupedRows(sheet, plan);
  let done = 0;
  for (const line of tableLines({ ...item, selected_columns: columns }, rows, withAdditionalColumns)) {
    if (line.kind === 'group') writer.heading(line);
    else if (line.kind === 'foot') writer.foot(line);
    else if (line.kind !== 'row') writer.totals(line);
    else {
      const row = withAdditionalColumns(line.row);
      writer.row(
        columns.map((column) => cellOf(column, row, writer.next)),
        row,
      );
      done += 1;
      if (done % ROWS_PER_TURN === 0) await writer.waitForDrain(signal);
      if (done % 5_000 === 0) progress({ stage: 'dibujo', unit: 'filas', done, total: rows.length });
    }
  }
  writer.end();
  if (writer.lacksBreaks)
    notes?.addOfItems([
      { code: 'page_breaks_left_out', message: leftOutMessages.page_breaks_left_out, field: item.uuid },
    ]);
  progress({ stage: 'dibujo', unit: 'filas', done, total: done });
  return writer.runs;
}

/** Writes lines and tracks the first row of each open group. */
class GroupedRows extends SheetRows {
  private readonly columns: SelectedColumn[];
  private readonly noteOf: (column: SelectedColumn) => string | null;
  private readonly texts: TextNumbers;
  private readonly depth: number;
  private readonly startsPages: boolean;
  private readonly hasGrid: boolean;
  /** Whether Excel takes no more page breaks than there are. */
  lacksBreaks = false;
  /** The rows of data, between headings and subtotals. */
  readonly runs: RowRun[] = [];
  private readonly bodyStart: number;
  /** Of the first column, in Excel's characters. */
  private readonly firstWidth: number;
  private readonly stylesOf: (row: Row) => number[];
  private readonly styleNumbers: { heading: number[]; foot: number; subtotal: number[]; total: number[] };
  /** By level: the first row below the group's heading. */
  private readonly groupStarts: number[] = [];

  constructor(sheet: SheetWriter, plan: SheetPlan & { item: TablaItem }) {
    const { columns } = plan;
    const depth = plan.item.group_by.length;
    super(sheet, plan);
    this.columns = columns;
    this.noteOf = valueTotals(plan.item);
    this.texts = new TextNumbers(columns);
    this.depth = depth;
    this.startsPages = startsPages(plan.item);
    this.firstWidth = sheet.getColumn(1).width ?? 0;
    this.bodyStart = plan.headRow + 1;
    this.hasGrid = hasGrid(plan.item);
    const plain = this.styles(columns, (column) => bodyStyle(plan.item, column));
    this.stylesOf = rowLooks(sheet, plan.item, columns, plain);
    this.styleNumbers = {
      heading: Array.from({ length: depth }, (_none, level) =>
        styleNumber(sheet, {
          numFmt: '@',
          font: boldFont(this.font),
          alignment: { horizontal: 'left', indent: level },
        }),
      ),
      foot: styleNumber(sheet, { numFmt: '@', font: boldFont(this.font), alignment: captionAlignment }),
      subtotal: this.totalStyles('FFAAB2BF', 'FFF2F4F7'),
      total: this.totalStyles('FF344054'),
    };
  }

  row(cells: SheetCell[], row: Row): void {
    this.texts.look(cells);
    const run = this.runs.at(-1);
    if (run?.to === this.next - 1) run.to = this.next;
    else this.runs.push({ from: this.next, to: this.next });
    this.add(cells, this.stylesOf(row), this.depth);
  }

  heading(line: Extract<TableLine, { kind: 'group' }>): void {
    if (line.level === 0) this.beginPage();
    this.groupStarts[line.level] = this.next + 1;
    this.add([cleanText(line.title)], [this.styleNumbers.heading[line.level] ?? 0], line.level);
  }

  foot(line: Extract<TableLine, { kind: 'foot' }>): void {
    this.add([cleanText(line.text)], [this.styleNumbers.foot], line.level);
  }

  totals(line: Extract<TableLine, { kind: 'subtotal' | 'total' }>): void {
    if (line.kind === 'total') this.beginPage();
    const from = line.kind === 'total' ? this.bodyStart : (this.groupStarts[line.level] ?? this.bodyStart);
    const cells = this.columns.map((column, index) => this.figure(line, column, index, from));
    const [name] = cells;
    this.add(
      cells,
      this.styleNumbers[line.kind],
      line.kind === 'total' ? 0 : line.level,
      typeof name === 'string' && this.wrapsNames() ? this.linesOf(name) : 1,
    );
  }

  /** In print, the groups of a table that begin on pages of their own do so here, too. */
  private beginPage(): void {
    if (!this.startsPages || this.next === this.bodyStart) return;
    if (!breakPageBefore(this.sheet, this.next)) this.lacksBreaks = true;
  }

  /** The name of a group before a figure wraps, because it cannot run over that. */
  private wrapsNames(): boolean {
    const [first, second] = this.columns;
    return first?.total === undefined && second?.total !== undefined;
  }

  private readonly linesOf = (name: string): number =>
    Math.min(MAX_LINES, wrappedLines(name, this.firstWidth));

  private totalStyles(line: string, fill?: string): number[] {
    const [first] = this.columns;
    return this.styles(this.columns, (column) => ({
      ...(column === first &&
        column.total === undefined && {
          alignment: { ...captionAlignment, wrapText: this.wrapsNames() },
        }),
      font: boldFont(this.font),
      border: { ...(this.hasGrid && GRID_BORDER), top: { style: 'thin', color: { argb: line } } },
      ...(fill !== undefined && { fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: fill } } }),
      ...totalStyle(column),
    }));
  }

  private figure(
    line: Extract<TableLine, { kind: 'subtotal' | 'total' }>,
    column: SelectedColumn,
    index: number,
    from: number,
  ): SheetCell {
    const { total } = column;
    if (total === undefined || !line.totals.has(column.column))
      return index === 0
        ? cleanText(line.kind === 'total' ? line.caption : `${line.caption} ${line.groupName}`)
        : null;
    const letter = columnLetter(index);
    const note = this.noteOf(column);
    if (note !== null) this.note(`${letter}${this.next}`, note);
    return totalCell({ ...column, total }, line.totals.get(column.column) ?? null, {
      formula: `SUBTOTAL(${SUBTOTAL_FUNCTIONS[total]},${letter}${from}:${letter}${this.next - 1})`,
      // The first column has the headings of groups too, which Excel would count.
      isValue: note !== null || this.texts.has(index) || (index === 0 && total === 'cuenta'),
    });
  }
}
