import type { DataItem } from '@lienzo/schema/report/item';
import type { UpdateItem } from '../commands/update-item.ts';
import { removeColumnReferences } from './remove-column-references.ts';

/** Removes a table from an item, with all references to its columns. */
export function removeTable(item: DataItem, table: string): UpdateItem {
  const ofTable = (key: string): boolean => key.startsWith(`${table}.`);
  return removeColumnReferences(item, ofTable, {
    selected_tables: item.selected_tables.filter((one) => one !== table),
    filters: item.filters.filter((filter) => !filter.selected_columns.some(ofTable)),
    additional_columns: item.additional_columns.map((column) =>
      column.selected_columns.some(ofTable)
        ? { ...column, selected_columns: column.selected_columns.filter((key) => !ofTable(key)) }
        : column,
    ),
  });
}
