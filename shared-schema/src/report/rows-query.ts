/** The query for an item's rows, and the tables and columns it uses. */
import { z } from 'zod';
import { additionalColumn, isComputable, roundingOf } from '../data/additional-column.ts';
import { type ColumnKey, cell, columnKey, selectedColumn } from '../data/column.ts';
import { operandColumns } from '../data/computed-formulas.ts';
import { reportFilter } from '../data/filter.ts';
import { valuesProblem } from '../data/filter-values.ts';
import { MAX_PARAMETERS, parentsOf, type ReportParameter, reportParameter } from '../data/parameter.ts';
import { type ParameterValues, parameterValues } from '../data/parameter-values.ts';
import { isMeasureKey, type Summary, type SummaryQuestion, summaryQuestion } from '../data/summary.ts';
import { MAX_FILTERS } from './data-part.ts';
import type { DataItem } from './item.ts';
import { ownRowKeys } from './own-rows.ts';
import { detailColumnOf } from './page-group.ts';
import { parametersOfColumn } from './parameter-uses.ts';
import { rowColumns, showsColumns, styleColumns } from './query-columns.ts';
import { isSummarised, summaryQuestionOf } from './summary-question.ts';

/** The query of an item; a subset of the fields of a table or dynamic text item. */
export const rowsQuery = z.object({
  selected_tables: z.array(z.string()).min(1).max(12),
  selected_columns: z.array(selectedColumn).max(60),
  filters: z.array(reportFilter).max(MAX_FILTERS),
  additional_columns: z.array(additionalColumn).max(30),
  order_columns: z.array(z.object({ column: columnKey, direction: z.enum(['asc', 'desc']) })).max(6),
  /** The rows are sorted by group and contain these columns, the outermost group's first. */
  group_by: z.array(columnKey).max(2).optional(),
  detail_column: columnKey.optional(),
  /** Only rows whose `detail_column` has one of these values: the rows of the pages that a preview shows. */
  detail_values: z.array(cell).max(1000).optional(),
  /** Additional columns of each row: those by which linked tables refer to the driver's row. */
  extra_columns: z.array(columnKey).max(80).optional(),
  /**
   * Ids of the tables' rows that each row has too: values that rows repeat are counted once by them. Not optional, so that
   * no stored item is taken for its query.
   */
  key_columns: z
    .array(columnKey.regex(/^[a-z_]+\.id$/))
    .max(12)
    .default([]),
  /** How the rows are summarised; they then have its keys, measures and totals in place of their columns. */
  resumen: summaryQuestion.optional(),
  /** The parameters that filters and computed columns take their values from, and the values given for them. */
  parametros: z.array(reportParameter).max(MAX_PARAMETERS).optional(),
  valores_parametros: parameterValues.optional(),
});
export type RowsQuery = z.infer<typeof rowsQuery>;

/**
 * The query of an item, or null while it has no table or column. Incomplete filters and additional columns are omitted,
 * so that a preview keeps working while they are edited.
 */
export function rowsQueryOf(item: DataItem): RowsQuery | null {
  if (item.selected_tables.length === 0) return null;
  const usable = item.additional_columns.filter((column) => isComputable(column, item.additional_columns));
  const ids = new Set(usable.map((column) => column.id));
  const measures = new Set(measuresOf(item, ids));
  const known = (key: string): boolean =>
    isMeasureKey(key) ? measures.has(key) : !key.startsWith('adicional-') || ids.has(key);
  const detail_column = detailColumnOf(item);
  const selected_columns = item.selected_columns.filter((column) => known(column.column));
  const group_by = item.nombre === 'tabla' ? item.group_by.filter(known) : [];
  const shown = { ...item, selected_columns, additional_columns: usable };
  if (!showsColumns(shown)) return null;
  return {
    selected_tables: item.selected_tables,
    selected_columns,
    filters: item.filters.filter(
      (filter) =>
        filter.selected_columns.length === 1 &&
        filter.selected_columns.every(known) &&
        filter.condition !== null &&
        (filter.parametro !== undefined ||
          valuesProblem(filter.column_type, filter.condition, filter.valor) === null),
    ),
    additional_columns: usable,
    order_columns: item.order_columns.filter((order) => known(order.column)),
    ...(item.nombre === 'tabla' && item.group_by.length > 0 ? { group_by } : {}),
    ...(detail_column === undefined ? {} : { detail_column }),
    ...hiddenPart(item),
    ...summaryPart(shown.nombre === 'tabla' ? { ...shown, group_by } : shown),
  };
}

/**
 * The rows of a table have the columns that its conditions hide, whose tables decide which rows there are, and those that
 * its styles look at.
 */
function hiddenPart(item: DataItem): Pick<RowsQuery, 'extra_columns'> {
  if (item.nombre !== 'tabla') return {};
  const named = new Set([...(item.ocultas ?? []), ...styleColumns(item)]);
  const hidden = rowColumns(item).filter((key) => named.has(key));
  return hidden.length === 0 ? {} : { extra_columns: hidden };
}

/** The measures of a table whose column can be computed, with those derived of them. @param ids of the computed columns that can. */
function measuresOf(item: DataItem, ids: ReadonlySet<string>): ColumnKey[] {
  const { medidas, derivadas = [] }: Summary = isSummarised(item) ? item.resumen : { medidas: [] };
  const own = medidas.filter(({ column }) => !column.startsWith('adicional-') || ids.has(column));
  const derived = derivadas.filter(({ medida }) => own.some(({ id }) => id === medida));
  return [...own, ...derived].map(({ id }) => id);
}

/**
 * The query of an item as it is stored.
 * @param extra_columns that its rows have besides.
 * @param keys of other totals than its own, such as `formulaRowKeys` says.
 */
export function storedQuery(
  item: DataItem,
  extra_columns: ColumnKey[] = [],
  keys: readonly ColumnKey[] = [],
): RowsQuery {
  const { resumen: _resumen, ...own } = { resumen: undefined, ...item };
  const { key_columns, ...summary } = summaryPart(item);
  return { ...own, extra_columns, ...summary, key_columns: [...new Set([...key_columns, ...keys])] };
}

/** The summary of an item, and the ids of the rows that repeated values belong to. */
function summaryPart(item: DataItem): { key_columns: ColumnKey[]; resumen?: SummaryQuestion } {
  const resumen = summaryQuestionOf(item);
  if (resumen === null) return { key_columns: ownRowKeys(item) };
  return { key_columns: [...new Set(resumen.medidas.flatMap(({ own }) => own))], resumen };
}

/** A query with the parameters that its filters and computed columns use, those before them that limit their choices, and their values. */
export function withQueryParameters(
  query: RowsQuery,
  parametros: readonly ReportParameter[],
  values: ParameterValues,
): RowsQuery {
  const used = new Set([
    ...query.filters.flatMap(({ parametro }) => parametro ?? []),
    ...query.additional_columns.flatMap(parametersOfColumn),
  ]);
  if (used.size === 0) return query;
  for (const id of used) for (const parent of Object.values(parentsOf(parametros, id))) used.add(parent.id);
  const needed = parametros.filter(({ id }) => used.has(id));
  const given = Object.entries(values).filter(([id]) => needed.some((one) => one.id === id));
  return { ...query, parametros: needed, valores_parametros: Object.fromEntries(given) };
}

/** Rows of an item that a screen has at once; of a cross table groups, without which it has not all of its columns. */
export const SCREEN_ROWS = 1000;
export const SCREEN_GROUPS = 20_000;

/** The most rows of a query that are asked for at once. @param usual for all but cross tables. */
export const screenLimit = ({ resumen }: Pick<RowsQuery, 'resumen'>, usual = SCREEN_ROWS): number =>
  resumen?.columnas === undefined ? usual : SCREEN_GROUPS;

/** A cache key of a query: items with the same key have the same rows, whatever their headings. */
export function rowsKeyOf(query: RowsQuery): string {
  return JSON.stringify({
    ...query,
    selected_columns: query.selected_columns.map((column) => column.column),
    filters: query.filters.map(({ selected_columns, condition, valor, parametro, grupo }) => [
      selected_columns,
      condition,
      parametro === undefined ? valor : { parametro },
      ...(grupo === undefined ? [] : [grupo]),
    ]),
    additional_columns: query.additional_columns.map((column) => {
      const { nombre: _nombre, redondeo: _redondeo, ...rest } = column;
      return { ...rest, decimals: roundingOf(column, query.selected_columns) };
    }),
  });
}

/** The table of a column's key; '' for additional and blank columns, which have no table. */
export const tableOfColumn = (key: ColumnKey): string => key.slice(0, Math.max(0, key.indexOf('.')));

/** The tables that a query reads: the leading one, and those with columns to display, compute, filter or sort. */
export function tablesOfQuery(
  query: Pick<
    RowsQuery,
    'selected_tables' | 'selected_columns' | 'additional_columns' | 'filters' | 'order_columns'
  >,
): Set<string> {
  const keys = [
    ...query.selected_columns.map((column) => column.column),
    ...query.additional_columns.flatMap((column) => operandColumns(column, query.additional_columns)),
    ...query.filters.flatMap((filter) => filter.selected_columns),
    ...query.order_columns.map((order) => order.column),
  ];
  const used = keys.map(tableOfColumn).filter((table) => table !== '');
  return new Set([...query.selected_tables.slice(0, 1), ...used]);
}
