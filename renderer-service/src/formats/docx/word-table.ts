import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf, formatCell, formatOf } from '@lienzo/schema/data/format';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { columnWidths } from '@lienzo/templates/drawing/column-widths';
import { tableFontSize } from '@lienzo/templates/drawing/table-font-size';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { totalsRow } from '@lienzo/templates/drawing/totals-row';
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { type RunLook, textRuns } from './text-runs.ts';
import type { WordContext } from './word-context.ts';
import { halfPoints, twips } from './word-units.ts';

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

type CellLook = { run: RunLook; top?: IBorderOptions; bottom?: IBorderOptions; fill?: string };

/**
 * A table of Word: its grid explicit, its head repeated on every page, its rows whole.
 * @param width in points.
 */
export function wordTable(item: TablaItem, width: number, context: WordContext): (Table | Paragraph)[] {
  const columns = item.selected_columns;
  if (columns.length === 0) return [];
  const rows = tableRows(item, context.draw);
  const complete = (row: Row): Row => withAdditional(item.additional_columns, row, context.draw.today);
  const size = tableFontSize(item);
  const grid = columnWidths(columns, rows, width, size, complete).map((percent) =>
    twips((percent * width) / 100),
  );
  const run: RunLook = { size: halfPoints(size) };
  const totals = new TotalsAccumulator(columns);
  const body = rows.map((bare, index) => {
    const row = complete(bare);
    totals.add(row);
    const look: CellLook = {
      run,
      bottom: hairline,
      ...(item.zebra && index % 2 === 1 && { fill: 'F5F7F9' }),
    };
    return tableRow(columns, grid, look, (column) => [
      { text: formatCell(row[column.column], column.data_type, formatOf(column)), run },
    ]);
  });
  if (rows.length === 0) body.push(emptyRow(columns.length, width, run));
  else if (totals.active) body.push(totalRow(columns, grid, totals, run));
  return [
    new Table({
      width: { size: twips(width), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows: [headRow(item, grid, size), ...body],
    }),
  ];
}

function headRow(item: TablaItem, grid: number[], size: number): TableRow {
  const run: RunLook = { size: halfPoints(size * 0.9), bold: true, color: '475467' };
  return tableRow(
    item.selected_columns,
    grid,
    { run, bottom: headLine },
    (column) => [{ text: columnTitle(column), run }],
    item.repeat_header,
  );
}

function totalRow(
  columns: SelectedColumn[],
  grid: number[],
  totals: TotalsAccumulator,
  base: RunLook,
): TableRow {
  const cells = totalsRow(columns, totals.result());
  const run: RunLook = { ...base, bold: true };
  const label: RunLook = { size: halfPoints(7), color: '667085' };
  return tableRow(columns, grid, { run, top: totalLine }, (_column, index) => {
    const cell = cells[index];
    const figure = { text: cell?.text ?? '', run };
    return cell === undefined || cell.label === '' ? [figure] : [{ text: cell.label, run: label }, figure];
  });
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

function tableRow(
  columns: SelectedColumn[],
  grid: number[],
  look: CellLook,
  linesOf: (column: SelectedColumn, index: number) => Line[],
  repeated = false,
): TableRow {
  return new TableRow({
    cantSplit: true,
    tableHeader: repeated,
    children: columns.map(
      (column, index) =>
        new TableCell({
          width: { size: grid[index] ?? 0, type: WidthType.DXA },
          margins: { top: twips(3), bottom: twips(3), left: twips(5), right: twips(5) },
          verticalAlign:
            repeated || look.top !== undefined ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
          borders: {
            top: look.top ?? none,
            bottom: look.bottom ?? none,
            left: none,
            right: none,
          },
          ...(look.fill !== undefined && { shading: { fill: look.fill } }),
          children: linesOf(column, index).map(
            ({ text, run }) =>
              new Paragraph({
                style: 'Celda',
                alignment: ALIGNMENTS[alignmentOf(column)],
                children: textRuns(text, run),
              }),
          ),
        }),
    ),
  });
}
