import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf, formatOf } from '@lienzo/schema/data/format';
import type { Alignment, Style } from 'exceljs';
import { excelFormat } from '../cells/excel-format.ts';

/** The font of heads and totals. */
export const BOLD = { name: 'Calibri', family: 2, size: 11, bold: true };

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
export const columnStyle = (column: SelectedColumn): Partial<Style> => ({
  numFmt: numberFormat(column),
  alignment: { ...columnAlignment(column), vertical: 'top' },
});

/** A column's number format. Text is `@`, so that it stays text when edited, even if it starts with `=`. */
function numberFormat(column: SelectedColumn): string {
  if (column.data_type === 'text' || column.data_type === 'boolean') return '@';
  return excelFormat(formatOf(column));
}
