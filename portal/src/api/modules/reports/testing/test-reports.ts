/** Builders of reports for the API's tests, by the product's own functions. */

import { catalogColumn, catalogTable } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument, TODOS } from '@lienzo/schema/report/report';

/** A parameter that need not be answered; no filter uses it. */
export const parametro = (id: string, tipo: ReportParameter['tipo'] = 'texto'): ReportParameter => ({
  id,
  nombre: id,
  tipo,
  requerido: false,
});

/** A column as the editor would choose it. */
export function selected(key: string): SelectedColumn {
  const column = catalogColumn(key);
  return {
    column: key,
    data_type: column?.data_type ?? 'text',
    readable_name: column?.readable_name ?? key,
  };
}

/** A filter on a column, with the column's own type. */
export function filterOn(key: string, condition: ReportFilter['condition'], valor: string): ReportFilter {
  return {
    id: `filtro-${key}-${condition}`,
    nombre: key,
    selected_columns: [key],
    column_type: catalogColumn(key)?.data_type ?? 'text',
    condition,
    valor,
  };
}

/** A table item over these columns and their tables. */
export function tabla(columns: string[], changes: Partial<TablaItem> = {}): TablaItem {
  const item = newItem('tabla');
  const tables = columns
    .map((key) => key.split('.')[0] ?? '')
    .filter((name) => catalogTable(name) !== undefined);
  return {
    ...item,
    selected_tables: [...new Set(tables)],
    selected_columns: columns.map(selected),
    ...changes,
  };
}

/** A report for every client, with one section for each item. */
export function reportOf(items: ReportItem[], changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    ...emptyReport('Reporte de prueba'),
    auditorio: [TODOS],
    layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
    ...changes,
  };
}
