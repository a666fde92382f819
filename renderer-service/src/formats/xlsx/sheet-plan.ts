import type { SelectedColumn } from '@lienzo/schema/data/column';
import { type DataItem, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { cleanText } from '../clean-text.ts';
import { richTextLines } from '../rich-text-lines.ts';
import { detailKeyColumn } from './detail-key-column.ts';
import { sheetName } from './sheet-name.ts';

/** A sheet of the workbook: the rows of one data item. */
export type SheetPlan = {
  name: string;
  item: DataItem;
  columns: SelectedColumn[];
};

/** One sheet per data item in reading order, named after its own title or the preceding title item. */
export function sheetPlans(report: ReportDocument, today: string): SheetPlan[] {
  const taken = new Set<string>();
  const plans: SheetPlan[] = [];
  let title = report.nombre;
  for (const item of reportItems(report)) {
    if (item.nombre === 'titulo') title = titleOf(item, today) ?? title;
    if (!isDataItem(item)) continue;
    const own = item.nombre === 'grafica' ? cleanText(item.titulo).trim() : '';
    plans.push({ name: sheetName(own === '' ? title : own, taken), item, columns: columnsOf(item) });
  }
  return plans;
}

const titleOf = (item: Extract<ReportItem, { nombre: 'titulo' }>, today: string): string | undefined =>
  richTextLines(item.valor, today).find((line) => line !== '');

/** The item's columns; a table that details a page's row also shows which row that is. */
function columnsOf(item: DataItem): SelectedColumn[] {
  const key = detailKeyColumn(item);
  if (key === undefined || item.selected_columns.some(({ column }) => column === key.column))
    return item.selected_columns;
  return [key, ...item.selected_columns];
}
