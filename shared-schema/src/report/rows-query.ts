/** Which rows an item needs: its query, and what a query touches. */
import { z } from 'zod';
import { additionalColumn } from '../data/additional-column.ts';
import { type ColumnKey, cell, columnKey, selectedColumn } from '../data/column.ts';
import { filterValueProblem, reportFilter } from '../data/filter.ts';
import type { DataItem } from './item.ts';
import { detailColumnOf } from './page-group.ts';

/** What an item asks of the data; a part of a table or dynamic text item. */
export const rowsQuery = z.object({
  selected_tables: z.array(z.string()).min(1).max(12),
  selected_columns: z.array(selectedColumn).max(60),
  filters: z.array(reportFilter).max(30),
  additional_columns: z.array(additionalColumn).max(30),
  order_columns: z.array(z.object({ column: columnKey, direction: z.enum(['asc', 'desc']) })).max(6),
  /** The rows come group by group, and each carries these columns, the outer group's first. */
  group_by: z.array(columnKey).max(2).optional(),
  detail_column: columnKey.optional(),
  /** Only rows whose `detail_column` has one of these values: those of the pages that a preview shows. */
  detail_values: z.array(cell).max(1000).optional(),
  /** Further columns that each row carries: the ones by which tables on a repeated page follow its text. */
  extra_columns: z.array(columnKey).max(20).optional(),
});
export type RowsQuery = z.infer<typeof rowsQuery>;

/**
 * What an item asks of the data, or null while it names no table and column. Filters and additional columns
 * that are not filled in yet are left out, so that a preview goes on while they are being written.
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

/** The table of a column's key; '' for additional and blank columns, which no table has. */
export const tableOfColumn = (key: ColumnKey): string => key.slice(0, Math.max(0, key.indexOf('.')));

/** The tables that a query reads, for showing, computing, filtering or ordering. */
export function tablesOfQuery(query: RowsQuery): Set<string> {
  const keys = [
    ...query.selected_columns.map((column) => column.column),
    ...query.additional_columns.flatMap((column) => column.selected_columns),
    ...query.filters.flatMap((filter) => filter.selected_columns),
    ...query.order_columns.map((order) => order.column),
  ];
  return new Set(keys.map(tableOfColumn).filter((table) => table !== ''));
}
