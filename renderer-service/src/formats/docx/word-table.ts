import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { type ConditionalLook, conditionalLooks } from '@lienzo/schema/data/conditional-style';
import { alignmentOf, formatCell, formatOf } from '@lienzo/schema/data/format';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { tableColumnWidths } from '@lienzo/templates/drawing/table-column-widths';
import { tableFontSize } from '@lienzo/templates/drawing/table-font-size';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { type TotalsWords, totalsRow } from '@lienzo/templates/drawing/totals-row';
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { cleanText } from '../clean-text.ts';
import { LongTable, type RowDraft } from './long-table.ts';
import { type RunLook, textRuns } from './text-runs.ts';
import type { WordContext } from './word-context.ts';
import { halfPoints, twips, wordColor } from './word-units.ts';

const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const NO_BORDERS = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const hairline: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'DFE3E8' };
const headLine: IBorderOptions = { style: BorderStyle.SINGLE, size: 8, color: '8B95A5' };
const totalLine: IBorderOptions = { style: BorderStyle.SINGLE, size: 8, color: '344054' };

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

/** A group of up to so many lines is kept on one page; Word takes long to keep more. */
const MOST_KEPT = 40;

type CellLook = {
  run: RunLook;
  top?: IBorderOptions;
  bottom?: IBorderOptions;
  fill?: string;
  keepNext?: boolean;
};

/**
 * A table of Word: its grid explicit, its head repeated on every page, its rows whole.
 * @param width in points.
 */
export function wordTable(item: TablaItem, width: number, context: WordContext): LongTable[] {
  const columns = item.selected_columns;
  if (columns.length === 0) return [];
  const rows = tableRows(item, context.draw);
  const complete = (row: Row): Row => withAdditional(item.additional_columns, row, context.draw.today);
  const size = tableFontSize(item);
  const grid = tableColumnWidths(item, rows, width, complete).map((percent) =>
    twips((percent * width) / 100),
  );
  const place: LinePlace = { item, grid, run: { size: halfPoints(size) }, complete };
  return [
    new LongTable(
      {
        width: { size: twips(width), type: WidthType.DXA },
        columnWidths: grid,
        layout: TableLayoutType.FIXED,
        borders: NO_BORDERS,
      },
      headRow(item, grid, size),
      rows.length === 0 ? [draft(() => emptyRow(columns.length, width, place.run))] : drafts(place, rows),
      { rows: rows.length, item: item.uuid },
    ),
  ];
}

/** The rows below the head, each made when its turn comes. */
function* drafts(place: LinePlace, rows: RowList): Generator<RowDraft> {
  const { item, complete } = place;
  const kept = keptBlocks(item, rows, complete);
  let line: TableLine | undefined;
  for (const next of tableLines(item, rows, complete)) {
    if (line !== undefined) yield lineDraft(place, line, isGlued(line, next, kept));
    line = next;
  }
  if (line !== undefined) yield lineDraft(place, line, isGlued(line, undefined, kept));
}

/** Whether a line stays on the page of the next one. */
const isGlued = (line: TableLine, next: TableLine | undefined, kept: ReadonlySet<number>): boolean =>
  next?.kind === 'subtotal' ||
  next?.kind === 'total' ||
  line.kind === 'grupo' ||
  (kept.has(line.block) && next?.block === line.block);

/** The groups that are kept on one page. */
function keptBlocks(item: TablaItem, rows: RowList, complete: (row: Row) => Row): Set<number> {
  if (item.group_by.length === 0 || !item.keep_together) return new Set();
  const counts = new Map<number, number>();
  for (const { block } of tableLines(item, rows, complete)) counts.set(block, (counts.get(block) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count <= MOST_KEPT).map(([block]) => block));
}

type LinePlace = { item: TablaItem; grid: number[]; run: RunLook; complete: (row: Row) => Row };

/** A row that only itself knows how to make. */
const draft = (make: () => TableRow): RowDraft => ({ texts: undefined, look: '', make });

function lineDraft(place: LinePlace, line: TableLine, keepNext: boolean): RowDraft {
  const { item, grid, run } = place;
  const columns = item.selected_columns;
  switch (line.kind) {
    case 'fila':
      return rowDraft(place, line, keepNext);
    case 'grupo':
      return draft(() => groupRow(line, grid, run));
    case 'subtotal': {
      const fill = line.level === 0 ? 'F2F4F7' : 'F8F9FB';
      const top = { ...hairline, color: '8B95A5' };
      return draft(() => totalRow(columns, grid, line, { run, fill, keepNext, top }));
    }
    case 'total':
      return draft(() => totalRow(columns, grid, line, { run, keepNext, top: totalLine }));
  }
}

function rowDraft(
  { item, grid, run, complete }: LinePlace,
  line: Extract<TableLine, { kind: 'fila' }>,
  keepNext: boolean,
): RowDraft {
  const columns = item.selected_columns;
  const row = complete(line.row);
  const lookOf = conditionalLooks(item.estilos_condicionales, columns, row);
  const striped = item.zebra && line.index % 2 === 1;
  const look: CellLook = { run, keepNext, bottom: hairline, ...(striped && { fill: 'F5F7F9' }) };
  const own = columns.map((column) =>
    cleanText(formatCell(row[column.column], column.data_type, formatOf(column))),
  );
  const looks =
    item.estilos_condicionales.length === 0 ? [] : columns.map(({ column }) => lookOf(column) ?? null);
  return {
    texts: own.some((text) => /[\r\n]/.test(text)) ? undefined : own,
    look: `${striped}${keepNext}${JSON.stringify(looks)}`,
    make: (texts = own) =>
      tableRow(
        columns,
        grid,
        look,
        ({ column }, index) => [{ text: texts[index] ?? '', run: { ...run, ...runOf(lookOf(column)) } }],
        { fillOf: ({ column }) => lookOf(column)?.background },
      ),
  };
}

const runOf = (look: ConditionalLook | undefined): RunLook => ({
  ...(look?.bold === true && { bold: true }),
  ...(look?.color !== undefined && { color: wordColor(look.color) }),
});

/** The heading of a group over the table's whole width. */
function groupRow(line: Extract<TableLine, { kind: 'grupo' }>, grid: number[], base: RunLook): TableRow {
  const run: RunLook = { ...base, bold: true, color: line.level === 0 ? '1B2330' : '475467' };
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: grid.length,
        width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
        margins: { top: twips(6), bottom: twips(3), left: twips(5 + 8 * line.level), right: twips(5) },
        borders: { top: none, bottom: { ...hairline, color: 'AAB2BF' }, left: none, right: none },
        children: [new Paragraph({ style: 'Celda', keepNext: true, children: textRuns(line.title, run) })],
      }),
    ],
  });
}

function headRow(item: TablaItem, grid: number[], size: number): TableRow {
  const run: RunLook = { size: halfPoints(size * 0.9), bold: true, color: '475467' };
  return tableRow(
    item.selected_columns,
    grid,
    { run, bottom: headLine },
    (column) => [{ text: columnTitle(column), run }],
    { repeated: item.repeat_header },
  );
}

function totalRow(
  columns: SelectedColumn[],
  grid: number[],
  line: TotalsWords & { totals: Map<ColumnKey, Cell> },
  look: CellLook,
): TableRow {
  const cells = totalsRow(columns, line.totals, line);
  const run: RunLook = { ...look.run, bold: true };
  const label: RunLook = { size: halfPoints(7), color: '667085' };
  return tableRow(
    columns,
    grid,
    { ...look, run },
    (_column, index) => {
      const cell = cells[index];
      const figure = { text: cell?.text ?? '', run };
      return cell === undefined || cell.label === '' ? [figure] : [{ text: cell.label, run: label }, figure];
    },
    { spanOf: (index) => cells[index]?.span ?? 1 },
  );
}

function emptyRow(count: number, width: number, run: RunLook): TableRow {
  return new TableRow({
    children: [
      new TableCell({
        columnSpan: count,
        margins: { top: twips(8), bottom: twips(8) },
        width: { size: twips(width), type: WidthType.DXA },
        children: [
          new Paragraph({
            style: 'Celda',
            alignment: AlignmentType.CENTER,
            children: textRuns('Sin datos', { ...run, color: '667085' }),
          }),
        ],
      }),
    ],
  });
}

type Line = { text: string; run: RunLook };

/** What single cells of a row have apart from the others. */
type CellRules = {
  repeated?: boolean;
  /** `#rrggbb` */
  fillOf?: (column: SelectedColumn) => string | undefined;
  /** Over how many columns a cell goes; 0: one before it goes over this one. */
  spanOf?: (index: number) => number;
};

function tableRow(
  columns: SelectedColumn[],
  grid: number[],
  look: CellLook,
  linesOf: (column: SelectedColumn, index: number) => Line[],
  { repeated = false, fillOf, spanOf = () => 1 }: CellRules = {},
): TableRow {
  return new TableRow({
    cantSplit: true,
    tableHeader: repeated,
    children: columns.flatMap((column, index) => {
      const span = spanOf(index);
      if (span === 0) return [];
      const own = fillOf?.(column);
      const fill = own === undefined ? look.fill : wordColor(own);
      return [
        new TableCell({
          width: { size: sum(grid.slice(index, index + span)), type: WidthType.DXA },
          ...(span > 1 && { columnSpan: span }),
          margins: { top: twips(3), bottom: twips(3), left: twips(5), right: twips(5) },
          verticalAlign:
            repeated || look.top !== undefined ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
          borders: { top: look.top ?? none, bottom: look.bottom ?? none, left: none, right: none },
          ...(fill !== undefined && { shading: { fill } }),
          children: linesOf(column, index).map(
            ({ text, run }) =>
              new Paragraph({
                style: 'Celda',
                ...(look.keepNext === true && { keepNext: true }),
                alignment: span > 1 ? AlignmentType.LEFT : ALIGNMENTS[alignmentOf(column)],
                children: textRuns(text, run),
              }),
          ),
        }),
      ];
    }),
  });
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
