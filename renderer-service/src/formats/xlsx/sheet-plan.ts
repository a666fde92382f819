import { catalogTable } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { type HeadingSpan, headingSpans } from '@lienzo/schema/data/shared-headings';
import { crossLookOf } from '@lienzo/schema/report/drawn-table';
import { type DataItem, isDataItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { itemTitles } from '../item-titles.ts';
import { richTextLines } from '../rich-text-lines.ts';
import { detailKeyColumn } from './detail-key-column.ts';
import { sheetName } from './sheet-name.ts';
import type { LineAbove, TextAbove } from './text-above.ts';

/** A sheet of the workbook: the rows of one data item. */
export type SheetPlan = {
  name: string;
  /** What stands above the table, from the first row on: the report's texts and the table's title. */
  above: LineAbove[];
  /** The row of the column titles; above it is that of the headings which columns share, where there are any. */
  headRow: number;
  item: DataItem;
  columns: SelectedColumn[];
};

/**
 * One sheet per data item in reading order, named after its title. Those without one are named after what they show: a
 * dynamic text after its first words, another after the filter that the others of its data do not have, else after the first
 * table of its data.
 */
export function sheetPlans(report: ReportDocument, today: string, labels: TextAbove): SheetPlan[] {
  const taken = new Set<string>();
  const titles = itemTitles(report, today);
  const items = reportItems(report).filter(isDataItem);
  const untitled = items.filter(({ uuid }) => (titles.get(uuid) ?? '') === '');
  return items.map((item) => {
    const title = titles.get(item.uuid) ?? '';
    const own = item.nombre === 'texto_dinamico' && title === '' ? firstText(item, today) : '';
    const name = title || own || ownFilter(item, untitled) || tableName(item) || report.nombre;
    const lines = labels.before.get(item.uuid) ?? [];
    const isReported = title === '' || lines.some(({ text }) => text === title);
    const above: LineAbove[] = isReported ? lines : [...lines, { text: title, level: 2 }];
    const columns = columnsOf(item);
    return {
      name: sheetName(name, taken),
      above,
      headRow: above.length + (sharedHeadings(item, columns) === null ? 1 : 2),
      item,
      columns,
    };
  });
}

/** The first line of a dynamic text, with the titles of its columns in their places. */
function firstText(item: Extract<DataItem, { nombre: 'texto_dinamico' }>, today: string): string {
  const titles = new Map(item.selected_columns.map((column) => [column.column, columnTitle(column)]));
  const lines = richTextLines(item.valor, today, ({ column }) => titles.get(column) ?? '');
  return lines.find((line) => line !== '') ?? '';
}

const tableName = (item: DataItem): string | undefined => catalogTable(item.selected_tables[0] ?? '')?.nombre;

/** What tells an item from the others of the same data: "Percepciones" and "Deducciones" of a receipt; '' for nothing. */
function ownFilter(item: DataItem, untitled: readonly DataItem[]): string {
  const others = untitled.filter((one) => one !== item && tableName(one) === tableName(item));
  if (others.length === 0) return '';
  const names = new Set(others.flatMap(({ filters }) => filters.map(({ nombre }) => nombre)));
  return item.filters.find(({ nombre }) => !names.has(nombre))?.nombre.trim() ?? '';
}

/** How many columns name the rows of a cross table; undefined for any other item. */
export function fixedColumns(item: DataItem): number | undefined {
  const fixed = crossLookOf(item)?.fixed;
  return fixed === undefined ? undefined : fixed + columnsOf(item).length - item.selected_columns.length;
}

/** The headings that columns of a sheet share; null for a sheet without any. */
export const sharedHeadings = (item: DataItem, columns: readonly SelectedColumn[]): HeadingSpan[] | null =>
  item.nombre === 'tabla' ? headingSpans(columns) : null;

/** The item's columns; a table that details a page's row also shows which row that is. */
function columnsOf(item: DataItem): SelectedColumn[] {
  const key = detailKeyColumn(item);
  if (key === undefined || item.selected_columns.some(({ column }) => column === key.column))
    return item.selected_columns;
  return [key, ...item.selected_columns];
}
