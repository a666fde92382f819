import { isDateType, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';

/** The CSS classes of a column's cells: its alignment, and tabular figures for numbers and dates. */
export function cellClass(column: SelectedColumn): string {
  const align = alignmentOf(column);
  const figures = align === 'right' || isNumericType(column.data_type) || isDateType(column.data_type);
  return `lz-${align}${figures ? ' lz-figures' : ''}`;
}
