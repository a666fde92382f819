import type { DataItem } from '@lienzo/schema/report/item';

type DataFields = Pick<
  DataItem,
  'selected_tables' | 'selected_columns' | 'filters' | 'additional_columns' | 'order_columns'
>;

/** The fields of an item without a table and without all that named one of its columns. */
export function removeTable(item: DataItem, table: string): DataFields {
  const ofTable = (key: string): boolean => key.startsWith(`${table}.`);
  return {
    selected_tables: item.selected_tables.filter((one) => one !== table),
    selected_columns: item.selected_columns.filter((column) => !ofTable(column.column)),
    filters: item.filters.filter((filter) => !filter.selected_columns.some(ofTable)),
    additional_columns: item.additional_columns.map((column) =>
      column.selected_columns.some(ofTable)
        ? { ...column, selected_columns: column.selected_columns.filter((key) => !ofTable(key)) }
        : column,
    ),
    order_columns: item.order_columns.filter((order) => !ofTable(order.column)),
  };
}
