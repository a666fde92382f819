/** The columns available to an item with data, by table. */

import { isMoneyColumn } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { foldText } from '@lienzo/schema/text/fold-text';

export type ColumnChoice = {
  column: SelectedColumn;
  /** `employees` */
  table: string;
  /** `Empleados` */
  tableName: string;
};

/** Every column of a table, as an item would store it; money begins with its format. */
export function choicesOf(table: ReportTable): ColumnChoice[] {
  return table.columns.map(({ column_name, data_type, readable_name }) => {
    const column = `${table.nombre_modelo}.${column_name}`;
    const formato = isMoneyColumn(column) ? ({ formato: 'moneda' } as const) : {};
    return {
      table: table.nombre_modelo,
      tableName: table.nombre,
      column: { column, data_type, readable_name, ...formato },
    };
  });
}

/** Text without accents and in lower case, for searching. */
export const searchable = (text: string): string => foldText(text);

/** Whether every word of a search occurs in the text. */
export function matches(text: string, search: string): boolean {
  const among = searchable(text);
  return searchable(search)
    .split(/\s+/)
    .every((word) => among.includes(word));
}

/** How well a name fits a search: 2 when it begins with it, 1 when one of its words does, else 0. */
export function rankOf(name: string, search: string): number {
  const requested = searchable(search).trim();
  if (requested === '') return 0;
  const among = searchable(name);
  if (among.startsWith(requested)) return 2;
  return among.split(/[\s(]+/).some((word) => word.startsWith(requested)) ? 1 : 0;
}
