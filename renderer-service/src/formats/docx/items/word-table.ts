import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Cell, ColumnKey } from '@lienzo/schema/data/column';
import { type ConditionalLook, conditionalLooks } from '@lienzo/schema/data/conditional-style';
import type { RowList } from '@lienzo/schema/data/row-list';
import { headingSpans } from '@lienzo/schema/data/shared-headings';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { cellText } from '@lienzo/templates/drawing/cell-text';
import { SMALLEST_TEXT } from '@lienzo/templates/drawing/column-widths';
import { tableLayout } from '@lienzo/templates/drawing/table-layout';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { captionLine, type TotalsCaption, totalsRow } from '@lienzo/templates/drawing/totals-row';
import { BorderStyle, type IBorderOptions, TableLayoutType, type TableRow, WidthType } from 'docx';
import { cleanText } from '../../clean-text.ts';
import { spacer } from '../blocks/spacing.ts';
import { type RowDraft, StreamedTable, type TableBreak } from '../blocks/streamed-table.ts';
import { tableLook, tableStyle } from '../blocks/table-style.ts';
import type { RunStyle } from '../blocks/text-runs.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { CELL_SIZE, cellStyleId } from '../blocks/word-styles.ts';
import { halfPoints, twips, wordColor } from '../blocks/word-units.ts';
import { cellMarks } from './cell-marks.ts';
import { countLines, emptyLine } from './even-tables.ts';
import { captionRow, emptyRow, footRow, groupRow } from './full-width-rows.ts';
import { headRows, sizeBeside } from './head-rows.ts';
import { groupsKeptWhole } from './kept-groups.ts';
import { PageRows } from './page-rows.ts';
import { hairline, type TableFrame, unbrokenText } from './table-frame.ts';
import { type CellStyle, tableRow } from './table-row.ts';
import type { WordContext } from './word-context.ts';

/** That of the table's style, which LibreOffice does not draw over the line of the row above. */
const totalLine: IBorderOptions = { style: BorderStyle.SINGLE, size: 8, color: '344054' };

/**
 * A Word table with an explicit grid, a header that repeats on every page, and rows that do not break; a table for each
 * band of its columns, with a space between them.
 * @param width in points.
 * @param lines how many it is to have at least, as its neighbours do; undefined for one that stands by itself, whose
 * groups may have pages of their own.
 */
export function wordTable(
  item: DrawnTable,
  width: number,
  context: WordContext,
  lines?: number,
): WordBlock[] {
  if (item.selected_columns.length === 0) return [];
  const rows = tableRows(item, context.draw);
  const withAdditionalColumns = rowCompleter(item, context.draw.today);
  const layout = tableLayout(item, rows, width, withAdditionalColumns);
  const missing = (lines ?? 0) === 0 ? 0 : (lines ?? 0) - countLines(item, context);
  return layout.bands.flatMap((band, index) => {
    const grid = band.widths.map((percent) => twips((percent * width) / 100));
    const run = sizeBeside(CELL_SIZE, layout.size);
    const frame: TableFrame = {
      item,
      layout,
      columns: band.columns,
      ems: band.ems,
      grid,
      run,
      font: ownFont(item, context),
      withAdditionalColumns,
      bodyHeight: context.bodyHeight,
      missing,
      // The style counts every row of the table; these have others between their own.
      hasBands:
        item.zebra && item.group_by.length === 0 && missing === 0 && headingSpans(band.columns) === null,
      hasTotal: !startsPages(item) && item.selected_columns.some(({ total }) => total !== undefined),
    };
    const options = {
      width: { size: twips(width), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      style: tableStyle({ hasGrid: item.cuadricula === true, hasBands: frame.hasBands }),
      tableLook: tableLook(frame.hasTotal && rows.length > 0),
    };
    const tableOf = (drafts: Iterable<RowDraft>, begins?: TableBreak): StreamedTable =>
      new StreamedTable(options, headRows(frame), drafts, { rows: rows.length, item: item.uuid }, begins);
    if (rows.length === 0) return [tableOf([uniqueRow(() => emptyRow(frame, width))])];
    const before = index === 0 ? [] : spacer(BAND_SPACE);
    if (lines !== undefined || !startsPages(item)) return [...before, tableOf(rowDrafts(frame, rows))];
    const pages = new PageRows(rowDrafts(frame, rows));
    const begins = item.numeracion_por_grupo === true ? 'run' : 'page';
    return Array.from({ length: pageCount(frame, rows) }, (_, at) =>
      tableOf(pages.next(), at === 0 && index === 0 ? undefined : begins),
    );
  });
}

/** The font of a table, where it is not the document's. */
const ownFont = ({ estilo_item: { fuente } }: DrawnTable, { font }: WordContext): FontFamily | undefined =>
  fuente === font ? undefined : fuente;

/** How many tables the groups of a table are, each on pages of its own, with the total of all. */
function pageCount({ item, withAdditionalColumns }: TableFrame, rows: RowList): number {
  let count = 0;
  for (const line of tableLines(item, rows, withAdditionalColumns)) if (beginsPage(item, line)) count += 1;
  return count;
}

const beginsPage = (item: DrawnTable, line: TableLine): boolean =>
  startsPages(item) && (line.kind === 'total' || (line.kind === 'group' && line.level === 0));

/** Space between the bands of a table, in points. */
const BAND_SPACE = 12;

/** The rows below the header, built lazily. */
function* rowDrafts(frame: TableFrame, rows: RowList): Generator<RowDraft> {
  const { item, withAdditionalColumns, missing, grid, run, font } = frame;
  const keptGroups = groupsKeptWhole({
    ...frame,
    rows,
    widths: grid.map((width) => width / twips(1)),
  });
  let line: TableLine | undefined;
  let first: TableLine | undefined;
  const startsPage = (one: TableLine): boolean => beginsPage(item, one) && one !== first;
  for (const next of tableLines(item, rows, withAdditionalColumns)) {
    first ??= next;
    if (line !== undefined) {
      const keepNext = !startsPage(next) && staysWithNext(line, next, keptGroups);
      yield* lineDrafts(frame, line, { keepNext, startsPage: startsPage(line) });
    }
    line = next;
  }
  const fillers = Array.from({ length: missing }, () =>
    uniqueRow(() => emptyLine(grid, run, cellStyleId('Celda', font))),
  );
  // Above the total, so that totals stand at one height.
  if (line?.kind === 'total') yield* fillers;
  if (line !== undefined)
    yield* lineDrafts(frame, line, {
      keepNext: staysWithNext(line, undefined, keptGroups),
      startsPage: startsPage(line),
    });
  if (line?.kind !== 'total') yield* fillers;
}

/** Whether a line stays on the page of the next one. */
const staysWithNext = (
  line: TableLine,
  next: TableLine | undefined,
  keptGroups: ReadonlySet<number>,
): boolean =>
  next?.kind === 'subtotal' ||
  next?.kind === 'foot' ||
  next?.kind === 'total' ||
  ((next?.kind === 'row' || next?.kind === 'group') && next.together) ||
  line.kind === 'group' ||
  (keptGroups.has(line.block) && next?.block === line.block);

/** A row without a template. */
const uniqueRow = (make: () => TableRow): RowDraft => ({ texts: undefined, templateKey: '', build: make });

/** The row of a line; a subtotal's caption may have a row of its own before it. */
function* lineDrafts(
  frame: TableFrame,
  line: TableLine,
  { keepNext, startsPage }: { keepNext: boolean; startsPage: boolean },
): Generator<RowDraft> {
  const caption = line.kind === 'subtotal' ? captionLine(frame, line.totals, line) : '';
  if (caption !== '') yield uniqueRow(() => captionRow(caption, frame));
  yield { ...lineDraft(frame, line, keepNext), startsPage };
}

function lineDraft(frame: TableFrame, line: TableLine, keepNext: boolean): RowDraft {
  const { run } = frame;
  switch (line.kind) {
    case 'row':
      return rowDraft(frame, line, keepNext);
    case 'group':
      return uniqueRow(() => groupRow(line, frame));
    case 'subtotal': {
      const fill = line.level === 0 ? 'F2F4F7' : 'F8F9FB';
      const top = { ...hairline, color: '8B95A5' };
      return uniqueRow(() => totalRow(frame, line, { run, fill, keepNext, top }));
    }
    case 'foot':
      return uniqueRow(() => footRow(line, frame));
    case 'total':
      return uniqueRow(() => totalRow(frame, line, { run, keepNext, top: totalLine }));
  }
}

function rowDraft(frame: TableFrame, line: Extract<TableLine, { kind: 'row' }>, keepNext: boolean): RowDraft {
  const { item, columns, run } = frame;
  const row = frame.withAdditionalColumns(line.row);
  const lookOf = conditionalLooks(item.estilos_condicionales, item.selected_columns, row);
  const striped = item.zebra && !frame.hasBands && line.index % 2 === 1;
  const style: CellStyle = { run, keepNext, ...(striped && { fill: 'F5F7F9' }) };
  const own = columns.map((column) =>
    cleanText(unbrokenText(column, cellText(item, column, row[column.column]))),
  );
  const looks =
    item.estilos_condicionales.length === 0 ? [] : columns.map(({ column }) => lookOf(column) ?? null);
  const marks = cellMarks(item, columns, row);
  return {
    texts: own.some((text) => /[\r\n]/.test(text)) ? undefined : own,
    templateKey: `${striped}${keepNext}${JSON.stringify([looks, marks])}`,
    build: (texts = own) =>
      tableRow(
        frame,
        style,
        ({ column }, index) => [
          {
            ...{ text: texts[index] ?? '', mark: marks[index] },
            run: { ...run, ...totalRun(item, column), ...runOf(lookOf(column)) },
          },
        ],
        { fillOf: ({ column }) => lookOf(column)?.background },
      ),
  };
}

/** The total of a row of a cross table. */
const totalRun = ({ cruce }: DrawnTable, column: ColumnKey): RunStyle =>
  cruce?.rowTotals.has(column) === true ? { bold: true } : {};

const runOf = (style: ConditionalLook | undefined): RunStyle => ({
  ...(style?.bold === true && { bold: true }),
  ...(style?.color !== undefined && { color: wordColor(style.color) }),
});

function totalRow(
  frame: TableFrame,
  line: TotalsCaption & { totals: Map<ColumnKey, Cell> },
  style: CellStyle,
): TableRow {
  const cells = totalsRow(frame.columns, line.totals, line, captionLine(frame, line.totals, line) !== '');
  const { run } = style;
  const label: RunStyle = {
    bold: false,
    size: halfPoints(Math.min(7, Math.max(frame.layout.size * 0.78, SMALLEST_TEXT))),
    color: '667085',
  };
  return tableRow(
    frame,
    { ...style, paragraphs: 'CeldaTotal' },
    (column, index) => {
      const cell = cells[index];
      const text = cell?.text ?? '';
      const figure = { text: cell?.span === 1 ? unbrokenText(column, text) : text, run };
      return cell === undefined || cell.label === '' ? [figure] : [{ text: cell.label, run: label }, figure];
    },
    { spanOf: (index) => cells[index]?.span ?? 1 },
  );
}
