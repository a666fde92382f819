import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import { filterValueProblem } from '@lienzo/schema/data/filter';
import { type DataItem, detailColumnOf } from '@lienzo/schema/report/item';

/**
 * What an item asks of the data, or null while it names no table and column. Filters and additional columns
 * that are not filled in yet are left out, so that the preview goes on while they are being written.
 */
export function rowsQueryOf(item: DataItem): RowsQuery | null {
  const columns = item.selected_columns.filter((column) => column.column.includes('.'));
  if (item.selected_tables.length === 0 || columns.length === 0) return null;
  const usable = item.additional_columns.filter(
    (column) => column.operator !== null && column.selected_columns.length > 0,
  );
  const ids = new Set(usable.map((column) => column.id));
  const known = (key: string): boolean => !key.startsWith('adicional-') || ids.has(key);
  const detail_column = detailColumnOf(item);
  return {
    selected_tables: item.selected_tables,
    selected_columns: item.selected_columns.filter((column) => known(column.column)),
    filters: item.filters.filter(
      (filter) =>
        filter.selected_columns.length === 1 &&
        filter.condition !== null &&
        filterValueProblem(filter.column_type, filter.valor) === null,
    ),
    additional_columns: usable,
    order_columns: item.order_columns.filter((order) => known(order.column)),
    ...(item.nombre === 'tabla' && item.group_by.length > 0 ? { group_by: item.group_by.filter(known) } : {}),
    ...(detail_column === undefined ? {} : { detail_column }),
  };
}

/** Names what a query asks for: two items with the same key show the same rows, whatever their headings. */
export function rowsKeyOf(query: RowsQuery): string {
  return JSON.stringify({
    ...query,
    selected_columns: query.selected_columns.map((column) => column.column),
    filters: query.filters.map(({ selected_columns, condition, valor }) => [
      selected_columns,
      condition,
      valor,
    ]),
    additional_columns: query.additional_columns.map(({ nombre: _nombre, ...rest }) => rest),
  });
}
