/** Validates an item's query against the catalogue. */

import { type AdditionalColumn, isOperandType, operatorsFor } from '@lienzo/schema/data/additional-column';
import { catalogColumn, catalogTable } from '@lienzo/schema/data/catalog';
import type { ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { formulaOf } from '@lienzo/schema/data/computed-formulas';
import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { valuesProblem } from '@lienzo/schema/data/filter-values';
import { planJoins } from '@lienzo/schema/data/plan-joins';
import { isMeasureKey, measureType, REST_KEY, summaryFunctionsFor } from '@lienzo/schema/data/summary';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import {
  type CompleteFilter,
  completeFilters,
  isTableColumn,
  tableOf,
  usedTables,
} from '@lienzo/schema/report/query-columns';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { reportProblemMessages } from '@lienzo/schema/rule-messages/report-problem-messages';
import type { ErrorEntry } from '../../../platform/domain-error.ts';
import { rowColumnType, unfitSummaryColumns } from './summary-query-problems.ts';
import { unrelatedTables } from './unrelated-tables.ts';

/**
 * @param field of the error entries: the item's uuid, or undefined for an item that is not saved.
 * @returns one entry for each unknown or invalid name; empty when the query is valid.
 */
export function catalogProblems(query: RowsQuery, field: string | undefined): ErrorEntry[] {
  const problems = [
    ...query.selected_tables.filter((table) => catalogTable(table) === undefined).map(unknownTable),
    ...query.selected_columns.flatMap((column) =>
      isMeasureKey(column.column)
        ? measureProblem(column, query)
        : selectedProblem(column, query.additional_columns),
    ),
    ...completeFilters(query).flatMap((filter) => filterProblem(filter, query)),
    ...sortedAndGrouped(query).flatMap((column) => rowColumnProblem(column, query)),
    ...unfitSummaryColumns(query).map(unknownColumn),
    ...query.additional_columns.flatMap((column) => additionalProblem(column, query.additional_columns)),
    ...(query.detail_column === undefined ? [] : tableColumnProblem(query.detail_column)),
    ...(query.extra_columns ?? []).flatMap(tableColumnProblem),
  ];
  const used = usedTables(query);
  problems.push(...query.key_columns.filter((key) => !used.includes(tableOf(key))).map(unknownColumn));
  if (problems.length === 0 && used.length > 1 && planJoins(used) === null)
    problems.push(unrelatedTables(used));
  return problems.map((problem) => (field === undefined ? problem : { ...problem, field }));
}

/** What rows are sorted, grouped and measured by, all columns of the rows. */
const sortedAndGrouped = ({ order_columns, group_by = [], resumen }: RowsQuery): ColumnKey[] => [
  ...order_columns.map(({ column }) => column).filter((key) => !isMeasureKey(key)),
  ...group_by,
  ...(resumen?.keys ?? []).map(({ column }) => column).filter((key) => key !== REST_KEY),
  ...(resumen?.medidas ?? []).map(({ column }) => column),
];

const rowColumnProblem = (key: ColumnKey, { additional_columns }: RowsQuery): ErrorEntry[] =>
  additional_columns.some(({ id }) => id === key) ? [] : tableColumnProblem(key);

/** The types that a summary names decide about its SQL. */
function measureProblem({ column: key, data_type }: SelectedColumn, query: RowsQuery): ErrorEntry[] {
  const { medidas = [], derivadas = [] } = query.resumen ?? {};
  const derived = derivadas.find(({ id }) => id === key);
  const own = medidas.find(({ id }) => id === (derived?.medida ?? key));
  if (own === undefined) return [unknownColumn(key)];
  if (derived !== undefined) return [];
  const type = rowColumnType(own.column, query);
  const isFitting =
    own.data_type === type &&
    summaryFunctionsFor(own.data_type).includes(own.funcion) &&
    measureType(own.funcion, own.data_type) === data_type;
  return isFitting
    ? []
    : [{ code: 'invalid_report', message: apiRefusalMessages.report.columnType(key, type ?? '', data_type) }];
}

const unknownTable = (table: string): ErrorEntry => ({
  code: 'unknown_table',
  message: apiRefusalMessages.report.table(table),
});

const unknownColumn = (key: ColumnKey): ErrorEntry => ({
  code: 'unknown_column',
  message: apiRefusalMessages.report.column(key),
});

function tableColumnProblem(key: ColumnKey): ErrorEntry[] {
  return catalogColumn(key) === undefined ? [unknownColumn(key)] : [];
}

function selectedProblem(selected: SelectedColumn, additional: AdditionalColumn[]): ErrorEntry[] {
  const key = selected.column;
  if (key.startsWith('empty-')) return [];
  if (!isTableColumn(key)) return additional.some((column) => column.id === key) ? [] : [unknownColumn(key)];
  const column = catalogColumn(key);
  if (column === undefined) return [unknownColumn(key)];
  if (column.data_type === selected.data_type) return [];
  return [
    {
      code: 'invalid_report',
      message: apiRefusalMessages.report.columnType(key, column.data_type, selected.data_type),
    },
  ];
}

function filterProblem(
  { filter, column: key, condition }: CompleteFilter,
  query: Pick<RowsQuery, 'additional_columns'>,
): ErrorEntry[] {
  const type = rowColumnType(key, query);
  if (type === undefined) return [unknownColumn(key)];
  const computed = query.additional_columns.find(({ id }) => id === key);
  const name = computed?.nombre ?? catalogColumn(key)?.readable_name ?? key;
  if (!conditionsFor(type).includes(condition))
    return [
      { code: 'unknown_condition', message: apiRefusalMessages.report.condition(condition, name, key) },
    ];
  const problem = valuesProblem(type, condition, filter.valor);
  if (problem === null) return [];
  return [
    {
      code: 'invalid_report',
      message: apiRefusalMessages.report.filter(filter.nombre || name, problem),
    },
  ];
}

function formulaProblem(additional: AdditionalColumn, columns: readonly AdditionalColumn[]): ErrorEntry[] {
  const formula = formulaOf(additional, columns);
  if (formula === null || !isProblem(formula)) return [];
  return [
    {
      code: 'invalid_report',
      message: reportProblemMessages.additional.ofColumn(additional.nombre, formula.message),
    },
  ];
}

function additionalProblem(additional: AdditionalColumn, columns: readonly AdditionalColumn[]): ErrorEntry[] {
  const { tipo } = additional;
  if (tipo === 'formula') return formulaProblem(additional, columns);
  const problems = additional.selected_columns.flatMap((key): ErrorEntry[] => {
    const column = catalogColumn(key);
    if (column === undefined) return [unknownColumn(key)];
    if (isOperandType(tipo, column.data_type)) return [];
    return [
      {
        code: 'unknown_operator',
        message: apiRefusalMessages.report.operand(additional.nombre, column.readable_name, key, tipo),
      },
    ];
  });
  const { operator } = additional;
  if (operator !== null && !operatorsFor(tipo).includes(operator))
    problems.push({
      code: 'unknown_operator',
      message: apiRefusalMessages.report.operator(operator, additional.nombre),
    });
  return problems;
}
