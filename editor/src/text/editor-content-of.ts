import type { BlockNode, InlineNode, RichText } from '@lienzo/schema/report/rich-text';
import type { JSONContent } from '@tiptap/core';

/**
 * Converts a document's rich text to Tiptap content.
 * @param blocks whether headings and lists are allowed; if not they become paragraphs, without losing text.
 */
export function editorContentOf(text: RichText, blocks: boolean): JSONContent {
  const content = text.content.flatMap((block) => (blocks ? [blockOf(block)] : paragraphsOf(block)));
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function blockOf(block: BlockNode): JSONContent {
  if (block.type === 'paragraph' || block.type === 'heading')
    return { type: block.type, attrs: { ...block.attrs }, content: (block.content ?? []).map(inlineOf) };
  return {
    type: block.type,
    attrs: { ...block.attrs },
    content: block.content.map((item) => ({ type: 'listItem', content: item.content.map(blockOf) })),
  };
}

function paragraphsOf(block: BlockNode): JSONContent[] {
  if (block.type !== 'paragraph' && block.type !== 'heading')
    return block.content.flatMap((item) => item.content.flatMap(paragraphsOf));
  const { textAlign = null } = block.attrs ?? {};
  return [{ type: 'paragraph', attrs: { textAlign }, content: (block.content ?? []).map(inlineOf) }];
}

function inlineOf(node: InlineNode): JSONContent {
  if (node.type === 'hardBreak') return { type: 'hardBreak' };
  const marks = (node.marks ?? []).map((mark) =>
    mark.type === 'link' || mark.type === 'textStyle'
      ? { type: mark.type, attrs: { ...mark.attrs } }
      : { type: mark.type },
  );
  if (node.type === 'text') return { type: 'text', text: node.text, marks };
  return { type: node.type, attrs: { ...node.attrs }, marks };
}
