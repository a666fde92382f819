import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { DrawContext } from './draw-context.ts';

/** The rows that a table shows here, as the query gave them; details only those of the current row. */
export function tableRows(item: TablaItem, context: DrawContext): readonly Row[] {
  const { current } = context;
  if (item.detail_column === undefined || current === undefined) return context.rowsOf(item.uuid);
  return context.rowsOf(item.uuid, {
    column: item.detail_column,
    value: String(current.row[item.detail_column] ?? ''),
  });
}
