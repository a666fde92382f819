import { additionalDataType } from '@lienzo/schema/data/additional-column';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { type ColumnDataType, type ColumnKey, isNumericType } from '@lienzo/schema/data/column';
import { derivedFunctionsFor } from '@lienzo/schema/data/derived-measure';
import { ownGroupKeys, ranksGroups } from '@lienzo/schema/data/first-groups';
import { measureType, REST_KEY, summaryFunctionsFor } from '@lienzo/schema/data/summary';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';

type Asked = Pick<RowsQuery, 'resumen' | 'additional_columns' | 'key_columns'>;

/** What a summary names that its rows do not have, or have as something else; its SQL would fail. */
export function unfitSummaryColumns(query: Asked): ColumnKey[] {
  const { resumen } = query;
  if (resumen === undefined) return [];
  const { keys, path, detail, medidas, derivadas, primeros, columnas = [], order } = resumen;
  const grouped = new Set(keys.map(({ column }) => column));
  const measures = new Map(medidas.map((one) => [one.id, one]));
  const ranking = primeros && measures.get(primeros.medida);
  const isRanked =
    ranking !== undefined &&
    ranksGroups(ranking.funcion, ranking.data_type) &&
    grouped.has(REST_KEY) &&
    ownGroupKeys(resumen).length > 0;
  return [
    ...keys
      .filter(({ column, data_type }) => column !== REST_KEY && data_type !== rowColumnType(column, query))
      .map(({ column }) => column),
    ...[...path, ...columnas, ...(detail === undefined ? [] : [detail])].filter((key) => !grouped.has(key)),
    ...medidas
      .filter(
        ({ column, funcion, data_type, own }) =>
          data_type !== rowColumnType(column, query) ||
          !summaryFunctionsFor(data_type).includes(funcion) ||
          !own.every((key) => query.key_columns.includes(key)),
      )
      .map(({ column }) => column),
    ...derivadas
      .filter(({ medida, funcion }) => {
        const source = measures.get(medida);
        if (source === undefined) return true;
        const isNumeric = isNumericType(measureType(source.funcion, source.data_type));
        return !derivedFunctionsFor(source.funcion, isNumeric).includes(funcion);
      })
      .map(({ id }) => id),
    ...(primeros === undefined || isRanked ? [] : [primeros.medida]),
    ...order.map(({ column }) => column).filter((key) => !grouped.has(key) && !measures.has(key)),
  ];
}

/** The type of a column of the rows, computed ones among them. */
export function rowColumnType(
  key: ColumnKey,
  { additional_columns }: Pick<Asked, 'additional_columns'>,
): ColumnDataType | undefined {
  const additional = additional_columns.find(({ id }) => id === key);
  return additional === undefined
    ? catalogColumn(key)?.data_type
    : additionalDataType(additional, additional_columns);
}
