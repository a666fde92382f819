import type { CodigoItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';

/**
 * The content of a code on the current page: its text, or its column's unformatted value, so that a scanner reads the
 * stored datum. Undefined for a column without a current row.
 */
export function codeContent(item: CodigoItem, context: Pick<DrawContext, 'current'>): string | undefined {
  if (item.column === undefined) return item.valor.trim();
  if (context.current === undefined) return undefined;
  const value = context.current.row[item.column];
  return value === null || value === undefined ? '' : String(value).trim();
}
