/** The address of a link: its text, or a column's value between the texts beside it, as codes have. */
import type { ColumnKey, Row } from '../data/column.ts';
import type { InlineNode, TextMark } from './rich-text.ts';

export type LinkAttrs = Extract<TextMark, { type: 'link' }>['attrs'];

const ALLOWED = /^(https?:\/\/|mailto:)/i;

/**
 * The address that a link opens; null for none: an address of another kind, a column without a row, a row without a value,
 * because the texts alone would lead to somebody else's page. The value stands in it as it is stored, encoded, so that it
 * can be no more than a part of the address.
 */
export function linkAddress({ href, columna, despues }: LinkAttrs, row: Row | undefined): string | null {
  if (!ALLOWED.test(href)) return null;
  if (columna === undefined || columna === null) return href;
  const value = String(row?.[columna] ?? '').trim();
  return value === '' ? null : href + encodeURIComponent(value.toWellFormed()) + (despues ?? '');
}

/** The columns that an inline node needs of its row: its value and those of its links. */
export const columnsOfNode = (node: InlineNode): ColumnKey[] => [
  ...(node.type === 'column' ? [node.attrs.column] : []),
  ...(node.type === 'hardBreak' ? [] : (node.marks ?? [])).flatMap((mark) =>
    mark.type === 'link' && typeof mark.attrs.columna === 'string' ? [mark.attrs.columna] : [],
  ),
];
