import type { Cell, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';

/** The text of a cell. In a cross table something stands where a row has nothing in a column. */
export function cellText(
  { cruce }: Pick<DrawnTable, 'cruce'>,
  column: SelectedColumn,
  value: Cell | undefined,
): string {
  const text = formatCell(value, column.data_type, formatOf(column));
  return text === '' && cruce !== undefined && isMeasureKey(column.column) ? cruce.empty : text;
}
