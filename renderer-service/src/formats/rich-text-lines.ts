import { formatLongDate } from '@lienzo/schema/data/format';
import type { BlockNode, InlineNode, RichText } from '@lienzo/schema/report/rich-text';
import { cleanText } from './clean-text.ts';

/** The plain lines of a rich text, for names and cells; page fields and columns are omitted. */
export function richTextLines(text: RichText, today: string): string[] {
  return text.content.flatMap((block) => blockLines(block, today));
}

function blockLines(block: BlockNode, today: string): string[] {
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? [])
      .map((node) => inlineText(node, today))
      .join('')
      .split('\n')
      .map((line) => cleanText(line).trim());
  return block.content.flatMap((item) => item.content.flatMap((inner) => blockLines(inner, today)));
}

function inlineText(node: InlineNode, today: string): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  return node.type === 'field' && node.attrs.field === 'date' ? formatLongDate(today) : '';
}
