import type { InlineNode, PageField, RichText, TextMark } from '@lienzo/schema/report/rich-text';

type Align = 'left' | 'center' | 'right' | 'justify';

/** A rich text of paragraphs. */
export const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content });

/** A paragraph; strings are plain text. */
export const paragraph = (
  content: (string | InlineNode)[],
  textAlign?: Align,
): RichText['content'][number] => ({
  type: 'paragraph',
  ...(textAlign !== undefined && { attrs: { textAlign } }),
  content: content.map((node) => (typeof node === 'string' ? { type: 'text', text: node } : node)),
});

/** Text with marks. */
export const marked = (text: string, ...marks: TextMark[]): InlineNode => ({ type: 'text', text, marks });

export const bold = (text: string): InlineNode => marked(text, { type: 'bold' });

/** Smaller, grey text: labels above figures. */
export const quiet = (text: string): InlineNode =>
  marked(text, { type: 'textStyle', attrs: { fontSize: 8, color: '#667085' } });

/** The value of a column in the page's row. */
export const value = (column: string, format?: string, ...marks: TextMark[]): InlineNode => ({
  type: 'column',
  attrs: { column, ...(format !== undefined && { format }) },
  ...(marks.length > 0 && { marks }),
});

export const field = (name: PageField): InlineNode => ({
  type: 'field',
  attrs: { field: name },
});

export const lineBreak: InlineNode = { type: 'hardBreak' };

/** "Página 1 de 3" at the right, after some words. */
export const footerText = (label: string): RichText =>
  doc(paragraph([`${label}  ·  Página `, field('page'), ' de ', field('pages')], 'right'));
