import type { DataItem } from '@lienzo/schema/report/item';
import type { ColumnChoice } from './column-choices.ts';

/** The changed fields of an item after adding a column, and its table if needed; empty when it already has it. */
export function addColumn(
  item: DataItem,
  { column, table }: ColumnChoice,
): Partial<Pick<DataItem, 'selected_tables' | 'selected_columns'>> {
  if (item.selected_columns.some((one) => one.column === column.column)) return {};
  return {
    ...(item.selected_tables.includes(table) ? {} : { selected_tables: [...item.selected_tables, table] }),
    selected_columns: [...item.selected_columns, column],
  };
}
