import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { type ColumnKey, isComputedKey, isDateType } from '@lienzo/schema/data/column';
import { operandColumns, usedColumns } from '@lienzo/schema/data/computed-formulas';
import { tablesAbove } from '@lienzo/schema/data/plan-joins';
import type { TablaItem } from '@lienzo/schema/report/item';
import { showsColumns, tableOf } from '@lienzo/schema/report/query-columns';
import type { UpdateItem } from '../commands/update-item.ts';
import { removeColumnReferences } from './remove-column-references.ts';

/** What is left of a table, and the new one with the rest. */
export type SplitTable = { kept: UpdateItem; apart: TablaItem };

/**
 * Takes the tables that repeat the values of a table's other ones into a table of their own, which says with the same
 * texts and days whose rows they are. What is left has a row for each of its own values.
 * @returns null when one of both would be left without columns.
 */
export function splitTable(item: TablaItem, tables: readonly string[], uuid: string): SplitTable | null {
  const isOfThem = (key: ColumnKey): boolean => tables.includes(tableOf(key));
  const moved = new Set(
    item.additional_columns
      .filter((column) => operandColumns(column, item.additional_columns).some(isOfThem))
      .map(({ id }) => id),
  );
  const isMoved = (key: ColumnKey): boolean => isOfThem(key) || moved.has(key);
  const kept = {
    selected_tables: item.selected_tables.filter((table) => !tables.includes(table)),
    filters: item.filters.filter(({ selected_columns }) => !selected_columns.some(isMoved)),
    additional_columns: item.additional_columns.filter(({ id }) => !moved.has(id)),
  };
  const left = {
    ...item,
    ...kept,
    selected_columns: item.selected_columns.filter(({ column }) => !isMoved(column)),
    order_columns: [],
    group_by: [],
  };
  return kept.selected_tables.length > 0 &&
    showsColumns(left) &&
    item.selected_columns.some(({ column }) => isMoved(column))
    ? { kept: removeColumnReferences(item, isMoved, kept), apart: apartOf(item, tables, isMoved, uuid) }
    : null;
}

/** The new table: what is moved, without totals of anything else, and the names, days and groups beside it. */
function apartOf(
  { id: _stored, ...item }: TablaItem,
  tables: readonly string[],
  isMoved: (key: ColumnKey) => boolean,
  uuid: string,
): TablaItem {
  const known = tablesAbove(tables);
  const stays = new Set([
    ...item.group_by,
    ...item.selected_columns
      .filter(
        ({ column, data_type }) =>
          isMoved(column) || (known.has(tableOf(column)) && (data_type === 'text' || isDateType(data_type))),
      )
      .map(({ column }) => column),
  ]);
  const isMovedComputed = (key: ColumnKey): boolean => isComputedKey(key) && isMoved(key);
  const filtered = item.filters.flatMap(({ selected_columns }) => selected_columns).filter(isMovedComputed);
  return {
    ...item,
    uuid,
    selected_tables: [...tables, ...item.selected_tables.filter((table) => !tables.includes(table))],
    selected_columns: item.selected_columns
      .filter(({ column }) => stays.has(column))
      .map(({ total, ...column }) =>
        isMoved(column.column) && total !== undefined ? { ...column, total } : column,
      ),
    order_columns: item.order_columns.filter(({ column }) => stays.has(column)),
    // A filter of another table would bring its rows back.
    filters: item.filters.filter(
      ({ selected_columns: [column = ''] }) => known.has(tableOf(column)) || isMovedComputed(column),
    ),
    additional_columns: withUsed(item.additional_columns, new Set([...stays, ...filtered])),
    estilos_condicionales: item.estilos_condicionales.filter(({ column }) => stays.has(column)),
  };
}

/** Computed columns, and those that their formulas use. */
function withUsed(columns: AdditionalColumn[], stays: ReadonlySet<ColumnKey>): AdditionalColumn[] {
  const needed = new Set(stays);
  for (const key of needed) {
    const column = columns.find(({ id }) => id === key);
    if (column !== undefined) for (const used of usedColumns(column, columns)) needed.add(used);
  }
  return columns.filter(({ id }) => needed.has(id));
}
