import type { DataItem } from '@lienzo/schema/report/item';

/** The fields of an item without an additional column, its place among the columns and its sort. */
export function removeAdditional(
  item: DataItem,
  id: string,
): Pick<DataItem, 'additional_columns' | 'selected_columns' | 'order_columns'> {
  return {
    additional_columns: item.additional_columns.filter((column) => column.id !== id),
    selected_columns: item.selected_columns.filter((column) => column.column !== id),
    order_columns: item.order_columns.filter((order) => order.column !== id),
  };
}
