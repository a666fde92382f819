import { isNumericType } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { chartColumns } from './chart-columns.ts';
import { choicesOf } from './column-choices.ts';

/** Columns that identify rows are not suitable for grouping: keys, names, numbers of persons, addresses. */
const IDENTIFYING_NAME =
  /(^|_)(id|code|key|clave|folio|name|rfc|curp|ssn|email|telefono|domicilio|representante|account)(_|$)/;

/**
 * The initial data of a chart once it has its first table: the first amount by the first text suitable for grouping, or
 * without an amount the count of rows per text. A chart with a category or values is unchanged.
 */
export function initialChartData(
  item: GraficaItem,
  table: ReportTable,
): Partial<Pick<GraficaItem, 'categoria' | 'valores' | 'selected_columns' | 'agregacion'>> {
  if (item.categoria !== undefined || item.valores.length > 0) return {};
  const columns = choicesOf(table).map((choice) => choice.column);
  const grouping = columns.filter(
    ({ column }) => !IDENTIFYING_NAME.test(column.slice(column.indexOf('.') + 1)),
  );
  const category =
    grouping.find(({ data_type }) => data_type === 'text') ??
    columns.find(({ data_type }) => data_type === 'text') ??
    grouping.find(({ data_type }) => !isNumericType(data_type)) ??
    columns[0];
  if (category === undefined) return {};
  // Integers are mostly codes and counters; amounts, days and hours have decimals.
  const amount = grouping.find(({ data_type }) => data_type === 'numeric');
  const counts = item.agregacion === 'cuenta' || amount === undefined;
  const chosen = { categoria: category.column, valores: counts ? [] : [amount.column] };
  return {
    ...chartColumns(item, chosen, (key) => columns.find(({ column }) => column === key)),
    agregacion: counts ? 'cuenta' : item.agregacion,
  };
}
