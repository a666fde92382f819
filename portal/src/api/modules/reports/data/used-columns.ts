/** The catalogue columns that an item needs. */
import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import { hasValues } from '@lienzo/schema/data/filter-values';

/** A complete filter; incomplete filters of a draft are ignored. */
export type CompleteFilter = {
  filter: ReportFilter;
  grupo?: string;
  column: ColumnKey;
  condition: NonNullable<ReportFilter['condition']>;
};

/** A key with a point names a column of a table; additional and blank columns have none. */
export const isTableColumn = (key: ColumnKey): boolean => key.includes('.');

export function completeFilters(query: Pick<RowsQuery, 'filters'>): CompleteFilter[] {
  return query.filters.flatMap((filter) => {
    const [column] = filter.selected_columns;
    const { condition } = filter;
    if (column === undefined || condition === null || !hasValues(condition, filter.valor)) return [];
    return [{ filter, column, condition, ...(filter.grupo === undefined ? {} : { grupo: filter.grupo }) }];
  });
}

/** The columns of each row: displayed columns, operands of additional columns, detail and group keys. */
export function rowColumns(query: RowsQuery): ColumnKey[] {
  const keys = [
    ...query.selected_columns.map((column) => column.column),
    ...query.additional_columns.flatMap((column) => column.selected_columns),
    ...(query.detail_column === undefined ? [] : [query.detail_column]),
    ...(query.extra_columns ?? []),
    ...(query.group_by ?? []),
  ];
  return [...new Set(keys.filter(isTableColumn))];
}

/** Every column that the query uses, in order of precedence of their tables. */
function touchedColumns(query: RowsQuery): ColumnKey[] {
  return [
    ...rowColumns(query),
    ...completeFilters(query).map((filter) => filter.column),
    ...query.order_columns.map((order) => order.column),
  ].filter(isTableColumn);
}

/** The table of a column's key. */
export const tableOf = (key: ColumnKey): string => key.slice(0, key.indexOf('.'));

/**
 * The tables to be joined: the leading one always, because the person chose whose rows these are; then the used ones,
 * in the order in which they were chosen, then the others.
 */
export function usedTables(query: RowsQuery): string[] {
  const used = new Set(touchedColumns(query).map(tableOf));
  const chosen = query.selected_tables.filter((table, at) => at === 0 || used.has(table));
  return [...new Set([...chosen, ...used])];
}
