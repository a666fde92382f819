import type { SelectedColumn } from '@lienzo/schema/data/column';
import { inlineNodes, type RichText } from '@lienzo/schema/report/rich-text';
import type { CurrentRow } from '../draw-context.ts';

/** The column of the page's row that a text consists of, in the column's own format; undefined: it has more, or none. */
export function soleColumn(text: RichText, current: CurrentRow | undefined): SelectedColumn | undefined {
  const [only, ...others] = [...inlineNodes(text)].filter(
    (node) => node.type !== 'text' || node.text.trim() !== '',
  );
  if (only?.type !== 'column' || others.length > 0 || typeof only.attrs.format === 'string') return undefined;
  return current?.columns.find((one) => one.column === only.attrs.column);
}
