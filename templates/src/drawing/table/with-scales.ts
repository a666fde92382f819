import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { columnsToRange, RangeGathering, withBarScales } from '@lienzo/schema/data/column-bar';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';

/**
 * A table with the scales of its bars, which are of all of its rows: what a page or the canvas has only some of would
 * make every bar too long.
 */
export function withScales(
  item: TablaItem,
  { rowsOf, isPartial, totalsOf, today }: Pick<DrawContext, 'rowsOf' | 'isPartial' | 'totalsOf' | 'today'>,
): TablaItem {
  const keys = columnsToRange(item.selected_columns);
  if (keys.length === 0) return item;
  const known = totalsOf?.(item.uuid)?.ranges;
  if (known !== undefined || isPartial?.(item.uuid) === true)
    return { ...item, selected_columns: withBarScales(item.selected_columns, known ?? {}) };
  const gathering = new RangeGathering(keys);
  const complete = rowCompleter(item, today);
  for (const row of rowsOf(item.uuid)) gathering.add(complete(row));
  return { ...item, selected_columns: withBarScales(item.selected_columns, gathering.result()) };
}
