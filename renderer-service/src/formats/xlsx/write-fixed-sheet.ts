import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { headRowCount, type PlacedCell, placedRows } from '@lienzo/schema/report/fixed-grid';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { inlineNodes, type RichText } from '@lienzo/schema/report/rich-text';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import type { CurrentRow } from '@lienzo/templates/drawing/draw-context';
import { columnShares } from '@lienzo/templates/drawing/fixed-table-look';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { rowsOfItem } from '@lienzo/templates/drawing/rows-of-item';
import { soleColumn } from '@lienzo/templates/drawing/sole-column';
import type { Alignment, Border, Borders } from 'exceljs';
import { FORMAT_LIMITS } from '../../platform/limits/format-limits.ts';
import { cellValue } from '../cells/cell-value.ts';
import type { RenderJob } from '../render-job.ts';
import { richTextLines } from '../rich-text-lines.ts';
import { boldFont, columnStyle, sheetFont } from './cell-styles.ts';
import { writeOutcome } from './outcome-cell.ts';
import { columnLetter } from './sheet-cell.ts';
import { printUpTo, type SheetWriter, waitForSheetDrain } from './sheet-writer.ts';
import { wrappedLines } from './wrapped-lines.ts';

/** Characters of all columns together, and of the narrowest. */
const WIDTH = 100;
const NARROWEST = 6;
/** Height of a line, and the highest row that Excel shows, in points. */
const LINE = 15;
const MAX_HEIGHT = 409;
const THIN: Partial<Border> = { style: 'thin', color: { argb: 'FFC4CBD6' } };

export const fixedTablesOf = (report: ReportDocument): TablaFijaItem[] =>
  reportItems(report).filter((item) => item.nombre === 'tabla_fija');

/** Writes a fixed table, that of a page that repeats once for each of its rows, one below the other. */
export async function writeFixedSheet(
  sheet: SheetWriter,
  item: TablaFijaItem,
  job: RenderJob,
  signal: AbortSignal,
): Promise<void> {
  const widths = columnShares(item).map((share) => Math.max(NARROWEST, Math.round(share * WIDTH)));
  sheet.columns = widths.map((width) => ({ width }));
  const context = { rowsOf: rowsByUuid(job.rows), today: job.today };
  let next = 1;
  for (const current of rowsOfItem(item, job.report.layouts, context)) {
    if (next + item.celdas.length > FORMAT_LIMITS.sheetRows) {
      sheet.addRow([rendererMessages.sheetFull]).commit();
      break;
    }
    if (next > 1) {
      sheet.addRow([]).commit();
      next += 1;
    }
    writeTable(sheet, item, { first: next, widths, today: job.today, current });
    next += item.celdas.length;
    await waitForSheetDrain(sheet, signal);
  }
  printUpTo(sheet, columnLetter(widths.length - 1), next - 1);
}

type TableFrame = { first: number; widths: number[]; today: string; current: CurrentRow | undefined };

function writeTable(sheet: SheetWriter, item: TablaFijaItem, frame: TableFrame): void {
  const heads = headRowCount(item);
  const rows = item.celdas.map(() => sheet.addRow([]));
  for (const [at, cells] of placedRows(item).entries()) {
    const row = rows[at];
    if (row === undefined) continue;
    let lines = 1;
    for (const placed of cells) {
      const text = textOf(placed.cell.texto, frame);
      writeCell(row.getCell(placed.column + 1), placed, { item, isHead: at < heads, text, frame });
      if (placed.rows === 1) lines = Math.max(lines, linesOf(text, placed, frame.widths));
    }
    row.height = Math.min(MAX_HEIGHT, lines * LINE);
  }
  for (const { row, column, rows: height, columns } of placedRows(item).flat())
    if (height * columns > 1)
      sheet.mergeCells(frame.first + row, column + 1, frame.first + row + height - 1, column + columns);
  for (const row of rows) row.commit();
}

type SheetCell = ReturnType<ReturnType<SheetWriter['addRow']>['getCell']>;

function writeCell(
  cell: SheetCell,
  { cell: own }: PlacedCell,
  { item, isHead, text, frame }: { item: TablaFijaItem; isHead: boolean; text: string; frame: TableFrame },
): void {
  const column = soleColumn(own.texto, frame.current);
  if (own.resultado !== undefined && own.resultado.value !== null)
    writeOutcome(cell, own.resultado, own.resultado.formato);
  else if (column !== undefined) {
    const value = cellValue(frame.current?.row[column.column], column);
    cell.value = typeof value === 'object' && value !== null && 'textDate' in value ? value.textDate : value;
    cell.numFmt = typeof value === 'string' ? '@' : (columnStyle(column).numFmt ?? '@');
  } else {
    cell.value = text === '' ? null : text;
    cell.numFmt = '@';
  }
  cell.alignment = { horizontal: alignmentOf(own.texto, item), vertical: 'top', wrapText: true };
  const { fuente } = item.estilo_item;
  if (isHead || isBold(own.texto)) cell.font = boldFont(fuente);
  else if (fuente !== undefined) cell.font = sheetFont(fuente);
  if (own.fondo !== undefined)
    cell.fill = {
      type: 'pattern',
      pattern: 'solid',
      fgColor: { argb: `FF${own.fondo.slice(1).toUpperCase()}` },
    };
  cell.border = bordersOf(item, isHead);
}

function bordersOf({ bordes }: TablaFijaItem, isHead: boolean): Partial<Borders> {
  switch (bordes) {
    case 'rejilla':
      return { top: THIN, bottom: THIN, left: THIN, right: THIN };
    case 'horizontales':
      return { bottom: THIN };
    case 'contorno':
      return isHead ? { bottom: THIN } : {};
    case 'ninguno':
      return {};
  }
}

function alignmentOf(text: RichText, { estilo_item }: TablaFijaItem): Alignment['horizontal'] {
  const [first] = text.content;
  const own = first?.type === 'paragraph' ? first.attrs?.textAlign : undefined;
  return own ?? estilo_item.align ?? 'left';
}

const isBold = (text: RichText): boolean => {
  const nodes = [...inlineNodes(text)].filter((node) => node.type === 'text');
  return nodes.length > 0 && nodes.every(({ marks }) => marks?.some(({ type }) => type === 'bold') === true);
};

const textOf = (text: RichText, { today, current }: TableFrame): string =>
  richTextLines(text, today, (attrs) =>
    current === undefined ? '' : columnAtomText(attrs, current.columns, current.row),
  ).join('\n');

function linesOf(text: string, { column, columns }: PlacedCell, widths: readonly number[]): number {
  const width = widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
  return text.split('\n').reduce((sum, line) => sum + wrappedLines(line, width), 0);
}
