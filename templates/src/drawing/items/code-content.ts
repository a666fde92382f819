import type { CodigoItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';

/**
 * What a code holds on the page being drawn: its text, or its column's value as it is stored (no currency signs, no
 * grouping), so that a scanner reads the datum. Undefined for a column where no row is at hand.
 */
export function codeContent(item: CodigoItem, context: Pick<DrawContext, 'current'>): string | undefined {
  if (item.column === undefined) return item.valor.trim();
  if (context.current === undefined) return undefined;
  const value = context.current.row[item.column];
  return value === null || value === undefined ? '' : String(value).trim();
}
