import type { CodigoItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';

/**
 * The content of a code on the current page: its text, or its column's unformatted value between the texts beside it, so
 * that a scanner reads the stored datum. Undefined for a column without a current row; '' where the row has no value,
 * because the texts alone would be a code of nobody.
 */
export function codeContent(item: CodigoItem, context: Pick<DrawContext, 'current'>): string | undefined {
  if (item.column === undefined) return item.valor.trim();
  if (context.current === undefined) return undefined;
  const value = String(context.current.row[item.column] ?? '').trim();
  return value === '' ? '' : besideTexts(item, value).trim();
}

/** Something between the texts beside the column of a code. */
export const besideTexts = (
  { antes = '', despues = '' }: Pick<CodigoItem, 'antes' | 'despues'>,
  value: string,
): string => antes + value + despues;
