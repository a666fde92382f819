/** Reports that a test of the editor begins with, where the way there through palette and panels is not its subject. */
import { choicesOf } from '@lienzo/editor/model/data-item/column-choices';
import { catalogTable } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';

/** Each list of items is a section. */
export function reportWith(...sections: ReportItem[][]): ReportDocument {
  const layouts = sections.map((items, index) => ({ index, separation: false, items }));
  return { ...emptyReport('Reporte de prueba'), layouts };
}

/** Columns of the employees by their readable names, as a choice in the panel stores them. */
export function employeesColumns(names: readonly string[]): SelectedColumn[] {
  const table = catalogTable('employees');
  const offered = table === undefined ? [] : choicesOf(table);
  return names.map((name) => {
    const match = offered.find(({ column }) => column.readable_name === name);
    if (match === undefined) throw new Error(`the employees have no column ${name}`);
    return match.column;
  });
}

/** A report of one table of the employees. */
export const employeesTable = (names: readonly string[], fields: Partial<TablaItem> = {}): ReportDocument =>
  reportWith([
    {
      ...newItem('tabla'),
      selected_tables: ['employees'],
      selected_columns: employeesColumns(names),
      ...fields,
    },
  ]);
