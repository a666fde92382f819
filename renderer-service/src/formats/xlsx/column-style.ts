import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';
import type { Alignment, Style } from 'exceljs';
import { numberFormat } from './number-format.ts';

/** Where a column's cells stand; text keeps off the figures that end right before it. */
export function columnAlignment(column: SelectedColumn): Partial<Alignment> {
  const horizontal = alignmentOf(column);
  return horizontal === 'left' ? { horizontal, indent: 1 } : { horizontal };
}

/** How a column's cells look. */
export const columnStyle = (column: SelectedColumn): Partial<Style> => ({
  numFmt: numberFormat(column),
  alignment: { ...columnAlignment(column), vertical: 'top' },
});
