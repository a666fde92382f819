import type { PartsColumn } from '@lienzo/schema/reports/parts-endpoints';

/** Columns as choices, by table, as in the editor. */
export function columnOptions(columns: readonly PartsColumn[]) {
  const tables = [...new Set(columns.map(({ table }) => table))];
  return tables.map((group) => ({
    group,
    items: columns
      .filter(({ table }) => table === group)
      .map(({ column, readable_name }) => ({ value: column, label: readable_name })),
  }));
}
