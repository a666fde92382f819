import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';

/** A table of the cost centres, which fill one page of the demonstration. */
export function onePageReport(): ReportDocument {
  const table = newItem('tabla');
  table.selected_tables = ['cost_centers'];
  table.selected_columns = [
    { column: 'cost_centers.code', data_type: 'text', readable_name: 'Clave' },
    { column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro de costos' },
  ];
  const report = emptyReport('Una página');
  report.layouts = [{ index: 0, separation: false, items: [table] }];
  return report;
}
