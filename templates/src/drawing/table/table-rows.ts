import type { RowList } from '@lienzo/schema/data/row-list';
import type { LinkableItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';

/** The rows of a table, a cross table or a chart, as queried; for a detail item only those of the current row. */
export function tableRows(item: LinkableItem, context: Pick<DrawContext, 'rowsOf' | 'current'>): RowList {
  const { current } = context;
  if (item.detail_column === undefined || current === undefined) return context.rowsOf(item.uuid);
  return context.rowsOf(item.uuid, {
    column: item.detail_column,
    value: String(current.row[item.detail_column] ?? ''),
  });
}
