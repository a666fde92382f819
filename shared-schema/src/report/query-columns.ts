/** The catalogue columns that the query of an item needs, and the tables that it joins. */
import type { ColumnKey } from '../data/column.ts';
import { operandColumns } from '../data/computed-formulas.ts';
import type { ReportFilter } from '../data/filter.ts';
import { hasValues } from '../data/filter-values.ts';
import { namesIn } from '../data/formula-names.ts';
import { isMeasureKey } from '../data/summary.ts';
import type { DataItem } from './item.ts';

/** What of an item decides about its columns and tables. */
export type QueryColumns = Pick<
  DataItem,
  'selected_tables' | 'selected_columns' | 'additional_columns' | 'filters' | 'order_columns'
> & {
  group_by?: ColumnKey[] | undefined;
  detail_column?: ColumnKey | undefined;
  extra_columns?: ColumnKey[] | undefined;
  ocultas?: ColumnKey[] | undefined;
  estilos_condicionales?: readonly { formula?: string | undefined }[] | undefined;
  /** Of a summarised table: the columns that its measures are of. */
  resumen?:
    | {
        medidas: readonly { id: ColumnKey; column: ColumnKey }[];
        derivadas?: readonly { id: ColumnKey; medida: ColumnKey }[] | undefined;
      }
    | undefined;
};

/** A complete filter; incomplete filters of a draft are ignored. */
export type CompleteFilter = {
  filter: ReportFilter;
  grupo?: string;
  column: ColumnKey;
  condition: NonNullable<ReportFilter['condition']>;
};

/** A key with a point names a column of a table; additional and blank columns have none. */
export const isTableColumn = (key: ColumnKey): boolean => key.includes('.');

export function completeFilters(query: Pick<QueryColumns, 'filters'>): CompleteFilter[] {
  return query.filters.flatMap((filter) => {
    const [column] = filter.selected_columns;
    const { condition } = filter;
    if (column === undefined || condition === null || !hasValues(condition, filter.valor)) return [];
    return [{ filter, column, condition, ...(filter.grupo === undefined ? {} : { grupo: filter.grupo }) }];
  });
}

/** The columns of each row: displayed columns, operands of additional columns, detail and group keys. */
export function rowColumns(query: QueryColumns): ColumnKey[] {
  const keys = [
    ...query.selected_columns.map((column) => column.column),
    ...query.additional_columns.flatMap((column) => operandColumns(column, query.additional_columns)),
    ...(query.detail_column === undefined ? [] : [query.detail_column]),
    ...(query.extra_columns ?? []),
    ...(query.ocultas ?? []),
    ...(query.group_by ?? []),
    ...shownMeasures(query).map(({ column }) => column),
  ];
  const shown = keys.filter(isTableColumn);
  return [...new Set([...shown, ...stylesOf(query, shown)])];
}

/** The columns that styles look at, of the tables that the query joins anyway: no style changes which rows there are. */
function stylesOf(query: QueryColumns, shown: readonly ColumnKey[]): ColumnKey[] {
  const named = styleColumns(query);
  if (named.length === 0) return [];
  const joined = new Set([
    ...query.selected_tables.slice(0, 1),
    ...[...shown, ...sortedAndFiltered(query)].map(tableOf),
  ]);
  return named.filter((key) => joined.has(tableOf(key)));
}

const sortedAndFiltered = (query: QueryColumns): ColumnKey[] =>
  [
    ...completeFilters(query).map((filter) => filter.column),
    ...query.order_columns.map((order) => order.column),
  ].filter(isTableColumn);

/** The columns of tables that formulas of conditional styles look at. */
export const styleColumns = ({
  estilos_condicionales = [],
  resumen,
}: Pick<QueryColumns, 'estilos_condicionales' | 'resumen'>): ColumnKey[] =>
  // Groups are looked at as they are: the query does not bring more for that.
  resumen === undefined
    ? estilos_condicionales.flatMap(({ formula = '' }) => namesIn(formula).filter(isTableColumn))
    : [];

/** The measures of a summarised table that it shows, or shows something derived of. */
export function shownMeasures<Shown extends Pick<QueryColumns, 'selected_columns' | 'resumen'>>({
  selected_columns,
  resumen,
}: Shown): NonNullable<Shown['resumen']>['medidas'][number][] {
  const shown = new Set(selected_columns.map(({ column }) => column).filter(isMeasureKey));
  const sources = (resumen?.derivadas ?? []).filter(({ id }) => shown.has(id)).map(({ medida }) => medida);
  return (resumen?.medidas ?? []).filter(({ id }) => shown.has(id) || sources.includes(id));
}

/** Whether an item shows a column of its tables, or one that is computed from them. */
export const showsColumns = (query: QueryColumns): boolean =>
  query.selected_columns.some(({ data_type }) => data_type !== 'empty') && rowColumns(query).length > 0;

/** Every column that the query uses, in order of precedence of their tables. */
function touchedColumns(query: QueryColumns): ColumnKey[] {
  return [...rowColumns(query), ...sortedAndFiltered(query)];
}

/** The table of a column's key. */
export const tableOf = (key: ColumnKey): string => key.slice(0, key.indexOf('.'));

/**
 * The tables to be joined: the leading one always, because the person chose whose rows these are; then the used ones,
 * in the order in which they were chosen, then the others.
 */
export function usedTables(query: QueryColumns): string[] {
  const used = new Set(touchedColumns(query).map(tableOf));
  const chosen = query.selected_tables.filter((table, at) => at === 0 || used.has(table));
  return [...new Set([...chosen, ...used])];
}
