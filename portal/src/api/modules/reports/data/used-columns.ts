/** Which columns of the catalogue an item needs. */
import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { ReportFilter } from '@lienzo/schema/data/filter';

/** A filter that is filled in; a draft's others do not limit its rows yet. */
export type CompleteFilter = {
  filter: ReportFilter;
  column: ColumnKey;
  condition: NonNullable<ReportFilter['condition']>;
};

/** A key names a column of a table; additional and blank ones have no point. */
export const isTableColumn = (key: ColumnKey): boolean => key.includes('.');

export function completeFilters(query: Pick<RowsQuery, 'filters'>): CompleteFilter[] {
  return query.filters.flatMap((filter) => {
    const [column] = filter.selected_columns;
    const { condition } = filter;
    if (column === undefined || condition === null || filter.valor.trim() === '') return [];
    return [{ filter, column, condition }];
  });
}

/** The columns that each row carries: those shown, the operands of computed ones, the keys of details and groups. */
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

/** Every column that the query touches, in the order in which their tables should lead. */
function touchedColumns(query: RowsQuery): ColumnKey[] {
  return [
    ...rowColumns(query),
    ...completeFilters(query).map((filter) => filter.column),
    ...query.order_columns.map((order) => order.column),
  ].filter(isTableColumn);
}

/** The table of a column's key. */
const tableOf = (key: ColumnKey): string => key.slice(0, key.indexOf('.'));

/** The tables to be joined: those used, in the order in which they were chosen, then the others. */
export function usedTables(query: RowsQuery): string[] {
  const used = new Set(touchedColumns(query).map(tableOf));
  return [...query.selected_tables.filter((table) => used.has(table)), ...used].filter(
    (table, at, all) => all.indexOf(table) === at,
  );
}
