/** The columns available to an item with data, by table. */
import type { ReportTable } from '@lienzo/schema/api/report-endpoints';
import type { SelectedColumn } from '@lienzo/schema/data/column';

export type ColumnChoice = {
  column: SelectedColumn;
  /** `employees` */
  table: string;
  /** `Empleados` */
  tableName: string;
};

/** Every column of a table, as an item would store it. */
export function choicesOf(table: ReportTable): ColumnChoice[] {
  return table.columns.map(({ column_name, data_type, readable_name }) => ({
    table: table.nombre_modelo,
    tableName: table.nombre,
    column: { column: `${table.nombre_modelo}.${column_name}`, data_type, readable_name },
  }));
}

/** Text without accents and in lower case, for searching. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search occurs in the text. */
export function matches(text: string, search: string): boolean {
  const among = searchable(text);
  return searchable(search)
    .split(/\s+/)
    .every((word) => among.includes(word));
}
