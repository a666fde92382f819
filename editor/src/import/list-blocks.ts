import type { BlockNode, ListNode } from '@lienzo/schema/report/rich-text';
import type { ImportedTextBlock } from '@lienzo/schema/reports/imported-document';

/** Paragraphs and headings of a document as the blocks of one text; items of lists become lists, deeper ones nested. */
export function textBlocks(blocks: readonly ImportedTextBlock[]): BlockNode[] {
  const nodes: BlockNode[] = [];
  /** The open lists, the outermost first. */
  let open: ListNode[] = [];
  for (const block of blocks) {
    const { list } = block.kind === 'paragraph' ? block : { list: undefined };
    if (list === undefined) {
      open = [];
      nodes.push(blockNode(block));
      continue;
    }
    const depth = Math.min(list.level, open.length);
    open = open.slice(0, depth + 1);
    const type = list.ordered ? 'orderedList' : 'bulletList';
    let current = open[depth];
    if (current?.type !== type) {
      current = { type, content: [] };
      open = [...open.slice(0, depth), current];
      const around = open[depth - 1]?.content.at(-1);
      if (around === undefined) nodes.push(current);
      else around.content.push(current);
    }
    current.content.push({ type: 'listItem', content: [blockNode(block)] });
  }
  return nodes;
}

function blockNode(block: ImportedTextBlock): BlockNode {
  const align = block.align === undefined ? {} : { textAlign: block.align };
  const content = [...block.content];
  if (block.kind === 'heading') return { type: 'heading', attrs: { ...align, level: block.level }, content };
  return { type: 'paragraph', ...(block.align !== undefined && { attrs: align }), content };
}
