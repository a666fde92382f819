import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { BlockNode, InlineNode, ListNode } from '@lienzo/schema/report/rich-text';
import { bulletIndent, listIndent } from './list-indent.ts';
import { textWidth } from './text-width.ts';

const HEADING_SIZES = { 1: 1.8, 2: 1.35, 3: 1.1 } as const;
/** The logo in em of its text: its height, and the width of a wide one. */
const LOGO = { height: 3, width: 12 };
/** Bold letters, and those that `textWidth` does not know exactly. */
const WIDTH_RESERVE = 1.06;
/** Gaps of the drawing in points: around a heading, above a list, between its items. */
const HEADING_GAP = 4;
const LIST_GAP = 5;
const LIST_ITEM_GAP = 2;

type LineNode = Exclude<InlineNode, { type: 'hardBreak' }>;

export type TextShape = {
  /** In points. */
  fontSize: number;
  /** Absent: Inter. */
  font?: FontFamily | undefined;
  /** Times the size. */
  lineHeight: number;
  /** Below each paragraph, in points. */
  paragraphGap: number;
  /** The text of anything but the logo. */
  wordsOf: (node: LineNode) => string;
};

/** The approximate height of blocks of `width` points. Nothing is measured on a screen, so that all outputs agree. */
export const textHeight = (blocks: readonly BlockNode[], width: number, shape: TextShape): number =>
  blocks.reduce((sum, block) => sum + blockHeight(block, width, shape), 0);

function blockHeight(block: BlockNode, width: number, shape: TextShape): number {
  switch (block.type) {
    case 'paragraph':
      return linesHeight(block.content ?? [], width, shape) + shape.paragraphGap;
    case 'heading': {
      const fontSize = shape.fontSize * HEADING_SIZES[block.attrs.level];
      return linesHeight(block.content ?? [], width, { ...shape, fontSize }) + HEADING_GAP;
    }
    case 'bulletList':
    case 'orderedList':
      return listHeight(block, width, shape);
  }
}

function listHeight({ type, attrs, content }: ListNode, width: number, shape: TextShape): number {
  const indent =
    type === 'bulletList'
      ? bulletIndent(shape.fontSize)
      : listIndent(attrs?.start ?? 1, content.length, shape.fontSize);
  const items = content.map((item) => textHeight(item.content, width - indent, shape) + LIST_ITEM_GAP);
  return LIST_GAP + items.reduce((sum, height) => sum + height, 0);
}

/** The lines between hard breaks, each as many as its width needs, each as high as its largest text. */
function linesHeight(nodes: readonly InlineNode[], width: number, shape: TextShape): number {
  const { fontSize, lineHeight } = shape;
  let height = 0;
  let line = { width: 0, height: fontSize * lineHeight };
  const endLine = (): void => {
    height += Math.max(1, Math.ceil((line.width * WIDTH_RESERVE) / Math.max(1, width))) * line.height;
    line = { width: 0, height: fontSize * lineHeight };
  };
  for (const node of nodes) {
    if (node.type === 'hardBreak') endLine();
    else {
      const size = sizeOf(node, shape);
      line.width += size.width;
      line.height = Math.max(line.height, size.height);
    }
  }
  endLine();
  return height;
}

function sizeOf(
  node: LineNode,
  { fontSize: base, font, lineHeight, wordsOf }: TextShape,
): { width: number; height: number } {
  const sizes = (node.marks ?? []).flatMap((mark) =>
    mark.type === 'textStyle' ? [mark.attrs.fontSize] : [],
  );
  const fontSize = sizes.findLast((size) => typeof size === 'number') ?? base;
  if (node.type === 'field' && node.attrs.field === 'logo')
    return { width: LOGO.width * fontSize, height: LOGO.height * fontSize };
  return { width: textWidth(wordsOf(node), font) * fontSize, height: fontSize * lineHeight };
}
