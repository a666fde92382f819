/**
 * Which values of an item its rows repeat. The rows of a join are as fine as the finest of its tables: beside the concepts
 * of a receipt, the salary of its employee stands on each of them, and its sum over the rows would count it as often.
 * Totals and charts count each value once, by the keys of the rows that it belongs to.
 */
import type { ColumnKey, ColumnTotal, SelectedColumn } from '../data/column.ts';
import { operandColumns } from '../data/computed-formulas.ts';
import type { OwnRows } from '../data/own-row-keys.ts';
import { type JoinPlan, planJoins, tablesAbove } from '../data/plan-joins.ts';
import type { SummaryFunction } from '../data/summary.ts';
import type { DataItem } from './item.ts';
import { keyColumn } from './key-column.ts';
import { isTableColumn, shownMeasures, tableOf, usedTables } from './query-columns.ts';

/** A column whose values are repeated: by the rows of `by`, which are as fine as those of the item. */
export type Repetition = { column: SelectedColumn; tables: string[]; by: string[] };

/** The keys of the repeated values of an item; empty where no row repeats a value that is summed or counted. */
export function ownRows(item: DataItem): OwnRows {
  return new Map(
    repetitions(item).map(({ column, tables }) => [column.column, tables.map((table) => `${table}.id`)]),
  );
}

/** The keys that the rows of an item need so that its totals can be computed. */
export const ownRowKeys = (item: DataItem): ColumnKey[] => [...new Set([...ownRows(item).values()].flat())];

/**
 * The repeated columns of an item, in its order.
 * @param among columns of the item: those that are summed or counted unless others are asked for.
 */
export function repetitions(item: DataItem, among = summedColumns(item)): Repetition[] {
  const plan = among.length === 0 ? null : planJoins(possibleTables(item));
  if (plan === null) return [];
  const multiplies = plan.joins.some((join) => join.multiplies);
  return among.flatMap((column) => {
    const tables = tablesOfColumn(item, column.column);
    const by = repeatingTables(plan, tables);
    if (tables.length === 0 || by.length === 0) return [];
    // What a list shows on each of its rows is counted by row, as people do, unless a join made rows of its own.
    return isCounted(item, column) && !multiplies ? [] : [{ column, tables, by }];
  });
}

/** The tables of an item, with those of filters that get their values when the report is printed. */
function possibleTables(item: DataItem): string[] {
  const asked = item.filters.filter(({ parametro }) => parametro !== undefined);
  const filtered = asked.flatMap(({ selected_columns }) =>
    selected_columns.filter(isTableColumn).map(tableOf),
  );
  return [...new Set([...usedTables(item), ...filtered])];
}

const isCounted = (item: DataItem, { total }: SelectedColumn): boolean =>
  item.nombre === 'grafica' ? item.agregacion === 'cuenta' : total === 'cuenta';

/** The figure of a column that a measure is like, for what rows repeat; values seen again change no other measure. */
export const COUNTED_TWICE: Partial<Record<SummaryFunction, ColumnTotal>> = {
  suma: 'suma',
  promedio: 'promedio',
  cuenta: 'cuenta',
};

/** Columns whose figure changes when a value is counted twice. */
function summedColumns(item: DataItem): SelectedColumn[] {
  if (item.nombre === 'grafica')
    return item.selected_columns.filter(({ column }) => item.valores.includes(column));
  if (item.nombre === 'tabla_cruzada')
    return shownMeasures(item).flatMap(({ column, funcion }) => {
      const total = COUNTED_TWICE[funcion];
      return total === undefined ? [] : [{ ...keyColumn(item, column), total }];
    });
  return item.selected_columns.filter(
    ({ total }) => total === 'suma' || total === 'promedio' || total === 'cuenta',
  );
}

/** The tables of a column, or those of the operands of a computed one. */
function tablesOfColumn(item: DataItem, key: ColumnKey): string[] {
  const computed = item.additional_columns.find(({ id }) => id === key);
  const keys = computed === undefined ? [key] : operandColumns(computed, item.additional_columns);
  return [...new Set(keys.filter(isTableColumn).map(tableOf))];
}

/** The tables that have several rows for one of `tables`: each row of the item has one of the first table and of these. */
function repeatingTables(plan: JoinPlan, tables: string[]): string[] {
  const lines = [plan.root, ...plan.joins.filter(({ multiplies }) => multiplies).map(({ table }) => table)];
  const determined = tablesAbove(tables);
  return lines.filter((table) => !determined.has(table));
}
