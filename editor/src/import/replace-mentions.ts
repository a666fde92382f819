import type { BlockNode, InlineNode, RichText } from '@lienzo/schema/report/rich-text';
import { lettersOf, type NameMention, nameMentions } from './name-mentions.ts';

/** The key of the column whose chip replaces a name; null: it stays. */
type ChipOf = (mention: NameMention) => string | null;

/** A text with chips of columns where it names them; a name may go on over several nodes. */
export const replaceMentions = (text: RichText, chipOf: ChipOf): RichText => ({
  ...text,
  content: text.content.map((block) => replaceInBlock(block, chipOf)),
});

function replaceInBlock(block: BlockNode, chipOf: ChipOf): BlockNode {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content === undefined
        ? block
        : { ...block, content: replaceInLine(block.content, chipOf) };
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({
          ...item,
          content: item.content.map((inner) => replaceInBlock(inner, chipOf)),
        })),
      };
  }
}

type Chip = NameMention & { column: string };

function replaceInLine(nodes: InlineNode[], chipOf: ChipOf): InlineNode[] {
  const chips: Chip[] = [];
  for (const mention of nameMentions(lettersOf(nodes))) {
    if (mention.start < (chips.at(-1)?.end ?? 0)) continue;
    const column = chipOf(mention);
    if (column !== null) chips.push({ ...mention, column });
  }
  if (chips.length === 0) return nodes;
  const replaced: InlineNode[] = [];
  let at = 0;
  for (const chip of chips) {
    replaced.push(...nodesBetween(nodes, at, chip.start), ...nodesOfChip(chip, nodes));
    at = chip.end;
  }
  return [...replaced, ...nodesBetween(nodes, at, Number.POSITIVE_INFINITY)];
}

/** A chip looks as the first letter that it replaces, or as the letter before it. */
function nodesOfChip({ column, start, end, needsSpace }: Chip, nodes: InlineNode[]): InlineNode[] {
  const at = start < end ? start : Math.max(0, start - 1);
  const [replaced] = nodesBetween(nodes, at, at + 1);
  const marks = replaced !== undefined && 'marks' in replaced ? { marks: replaced.marks } : {};
  const chip: InlineNode = { type: 'column', attrs: { column }, ...marks };
  return needsSpace ? [{ type: 'text', text: ' ', ...marks }, chip] : [chip];
}

/** The nodes of the letters from `start` to before `end`. */
function nodesBetween(nodes: readonly InlineNode[], start: number, end: number): InlineNode[] {
  let before = 0;
  return nodes.flatMap((node): InlineNode[] => {
    const own = before;
    before += node.type === 'text' ? node.text.length : 1;
    if (node.type !== 'text') return own >= start && own < end ? [node] : [];
    const text = node.text.slice(Math.max(0, start - own), Math.max(0, end - own));
    return text === '' ? [] : [{ ...node, text }];
  });
}
