import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';
import { isUnbroken } from './column-needs.ts';
import { isApart } from './column-widths.ts';

/** The class of a cell with more space before it. */
export const APART_CLASS = 'lz-apart';

/**
 * The CSS classes of a column's cells: its alignment, tabular figures for numbers and dates, and the space to a
 * right-aligned column before it.
 */
export function cellClass(columns: readonly SelectedColumn[], index: number): string {
  const column = columns[index];
  if (column === undefined) return '';
  const align = alignmentOf(column);
  const figures = align === 'right' || isUnbroken(column) ? ' lz-figures' : '';
  return `lz-${align}${figures}${isApart(columns, index) ? ` ${APART_CLASS}` : ''}`;
}
