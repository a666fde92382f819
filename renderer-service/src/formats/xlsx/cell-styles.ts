import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf, formatOf } from '@lienzo/schema/data/format';
import { DEFAULT_FONT, type FontFamily } from '@lienzo/schema/report/font-family';
import type { ItemStyle } from '@lienzo/schema/report/item';
import type { Alignment, Style } from 'exceljs';
import { excelFormat } from '../cells/excel-format.ts';

/**
 * What stands for the fonts of reports: a workbook cannot have fonts with it, and these are where Excel is. `family` (1 with
 * serifs, 2 without) is what other programs choose by.
 */
const SHEET_FONTS = {
  inter: { name: 'Calibri', family: 2 },
  serif: { name: 'Cambria', family: 1 },
  estrecha: { name: 'Arial Narrow', family: 2 },
} as const satisfies Record<FontFamily, { name: string; family: number }>;

export type SheetFont = { name: string; family: number; size: number };

/** The font of cells. @param size in points. */
export const sheetFont = (font: FontFamily | undefined, size = 11): SheetFont => ({
  ...SHEET_FONTS[font ?? DEFAULT_FONT],
  size,
});

/** The font of heads and totals. */
export const boldFont = (font: FontFamily | undefined): SheetFont & { bold: true } => ({
  ...sheetFont(font),
  bold: true,
});

/** The font of a sheet of several items: theirs, where they agree. */
export function commonFont(items: readonly { estilo_item: ItemStyle }[]): FontFamily | undefined {
  const [first, ...others] = items.map(({ estilo_item }) => estilo_item.fuente);
  return others.every((one) => one === first) ? first : undefined;
}

/** Of cells whose font is not the workbook's own. */
const fontStyle = (font: FontFamily | undefined): Partial<Style> =>
  font === undefined || font === DEFAULT_FONT ? {} : { font: sheetFont(font) };

const gridLine = { style: 'thin', color: { argb: 'FFC4CBD4' } } as const;
/** Around the cells of a table with a grid. */
export const GRID_BORDER = { top: gridLine, left: gridLine, bottom: gridLine, right: gridLine };

/** A column's alignment; text is indented to keep a distance from right-aligned numbers before it. */
export function columnAlignment(column: SelectedColumn): Partial<Alignment> {
  const horizontal = alignmentOf(column);
  return horizontal === 'left' ? { horizontal, indent: 1 } : { horizontal };
}

/** Of what a line of totals is called, in the first column if that has no total: a right-aligned one would be cut. */
export const captionAlignment = { horizontal: 'left', indent: 1, vertical: 'top' } as const;

/** A column's cell style. */
export const columnStyle = (column: SelectedColumn, font?: FontFamily): Partial<Style> => ({
  ...fontStyle(font),
  numFmt: numberFormat(column),
  alignment: { ...columnAlignment(column), vertical: 'top' },
});

/** A column's number format. Text is `@`, so that it stays text when edited, even if it starts with `=`. */
function numberFormat(column: SelectedColumn): string {
  if (column.data_type === 'text' || column.data_type === 'boolean') return '@';
  return excelFormat(formatOf(column));
}
