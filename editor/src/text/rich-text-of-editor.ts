import { type RichText, richText } from '@lienzo/schema/report/rich-text';
import type { JSONContent } from '@tiptap/core';

/**
 * Converts the content of the text editor to a document's rich text: default attributes and empty marks are omitted, so
 * that a text that was opened and not changed equals the stored one.
 * @throws ZodError when the content does not fit the document, which the editor's schema prevents.
 */
export function richTextOfEditor(json: JSONContent): RichText {
  return richText.parse(plain(json));
}

function plain(node: JSONContent): JSONContent {
  const { attrs, content, marks, ...rest } = node;
  const kept = withoutDefaults(node.type, attrs);
  const keptMarks = (marks ?? []).flatMap((mark) => {
    const own = withoutDefaults(mark.type, mark.attrs);
    if (mark.type === 'textStyle' && own === undefined) return [];
    return [{ type: mark.type, ...(own === undefined ? {} : { attrs: own }) }];
  });
  return {
    ...rest,
    ...(kept === undefined ? {} : { attrs: kept }),
    ...(keptMarks.length === 0 ? {} : { marks: keptMarks }),
    ...(content === undefined ? {} : { content: content.map(plain) }),
    ...(isTextBlock(node.type) && content === undefined ? { content: [] } : {}),
  };
}

const isTextBlock = (type: string | undefined): boolean => type === 'paragraph' || type === 'heading';

function withoutDefaults(
  type: string | undefined,
  attrs: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  if (attrs === undefined) return undefined;
  const kept = Object.entries(attrs).filter(
    ([name, value]) => value !== null && !(type === 'orderedList' && (name !== 'start' || value === 1)),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
