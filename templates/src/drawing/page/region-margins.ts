import { formatLongDate } from '@lienzo/schema/data/format';
import type { ReportDocument } from '@lienzo/schema/report/report';
import {
  type BlockNode,
  type InlineNode,
  isBlankText,
  type ListNode,
  type RichText,
} from '@lienzo/schema/report/rich-text';
import { bulletIndent, listIndent } from '../text/list-indent.ts';
import { textWidth } from '../text/text-width.ts';
import { bodyWidth } from './body-width.ts';

/** The highest header or footer in points; what is higher is clipped. A third of a horizontal page, with its air. */
export const MAX_REGION_TEXT = 188;
/** Air that a header or footer keeps above and below together, in points. */
const AIR = 14;
/** The drawing's text of headers and footers: its size in points and its line height. */
const FONT_SIZE = 8;
const LINE_HEIGHT = 1.35;
const HEADING_SIZES = { 1: 1.8, 2: 1.35, 3: 1.1 } as const;
/** The logo in em of its text: its height, and the width of a wide one. */
const LOGO = { height: 3, width: 12 };
/** Bold letters, and those that `textWidth` does not know exactly. */
const WIDTH_RESERVE = 1.06;
/** Gaps of the drawing in points: around a heading, above a list, between its items. */
const HEADING_GAP = 4;
const LIST_GAP = 5;
const LIST_ITEM_GAP = 2;
/** Wide page numbers and a long date, so that the first page has the margins of the last. */
const FIELD_TEXTS = { page: '8888', pages: '8888', date: formatLongDate('2026-09-30') } as const;

/**
 * A report whose top and bottom margins are at least as high as its header and footer: the body begins below a header
 * that is taller than its margin. Canvas, preview, PDF, Word and Excel all ask here; nothing is measured on a screen, so
 * that they agree.
 */
export function withRegionMargins<T extends Pick<ReportDocument, 'orientation' | 'page'>>(report: T): T {
  const { header, footer, margins } = report.page;
  const width = bodyWidth(report);
  const top = Math.max(margins.top, regionRoom(header, width));
  const bottom = Math.max(margins.bottom, regionRoom(footer, width));
  if (top === margins.top && bottom === margins.bottom) return report;
  return { ...report, page: { ...report.page, margins: { ...margins, top, bottom } } };
}

const regionRoom = (text: RichText | null, width: number): number => {
  const height = text === null ? 0 : regionHeight(text, width);
  return height === 0 ? 0 : height + AIR;
};

/** The height of a header's or footer's text on a body of `width` points: 0 for an empty one, at most `MAX_REGION_TEXT`. */
export function regionHeight(text: RichText, width: number): number {
  return isBlankText(text) ? 0 : Math.min(MAX_REGION_TEXT, Math.ceil(blocksHeight(text.content, width)));
}

const blocksHeight = (blocks: readonly BlockNode[], width: number): number =>
  blocks.reduce((sum, block) => sum + blockHeight(block, width), 0);

function blockHeight(block: BlockNode, width: number): number {
  switch (block.type) {
    case 'paragraph':
      return linesHeight(block.content ?? [], FONT_SIZE, width);
    case 'heading':
      return (
        linesHeight(block.content ?? [], FONT_SIZE * HEADING_SIZES[block.attrs.level], width) + HEADING_GAP
      );
    case 'bulletList':
    case 'orderedList':
      return listHeight(block, width);
  }
}

function listHeight({ type, attrs, content }: ListNode, width: number): number {
  const indent =
    type === 'bulletList'
      ? bulletIndent(FONT_SIZE)
      : listIndent(attrs?.start ?? 1, content.length, FONT_SIZE);
  const items = content.map((item) => blocksHeight(item.content, width - indent) + LIST_ITEM_GAP);
  return LIST_GAP + items.reduce((sum, height) => sum + height, 0);
}

/** The lines between hard breaks, each as many as its width needs, each as high as its largest text. */
function linesHeight(nodes: readonly InlineNode[], fontSize: number, width: number): number {
  let height = 0;
  let line = { width: 0, height: fontSize * LINE_HEIGHT };
  const endLine = (): void => {
    height += Math.max(1, Math.ceil((line.width * WIDTH_RESERVE) / Math.max(1, width))) * line.height;
    line = { width: 0, height: fontSize * LINE_HEIGHT };
  };
  for (const node of nodes) {
    if (node.type === 'hardBreak') endLine();
    else {
      const size = sizeOf(node, fontSize);
      line.width += size.width;
      line.height = Math.max(line.height, size.height);
    }
  }
  endLine();
  return height;
}

type LineNode = Exclude<InlineNode, { type: 'hardBreak' }>;

function sizeOf(node: LineNode, base: number): { width: number; height: number } {
  const sizes = (node.marks ?? []).flatMap((mark) =>
    mark.type === 'textStyle' ? [mark.attrs.fontSize] : [],
  );
  const fontSize = sizes.findLast((size) => typeof size === 'number') ?? base;
  if (node.type === 'field' && node.attrs.field === 'logo')
    return { width: LOGO.width * fontSize, height: LOGO.height * fontSize };
  return { width: textWidth(wordsOf(node)) * fontSize, height: fontSize * LINE_HEIGHT };
}

function wordsOf(node: LineNode): string {
  if (node.type === 'text') return node.text;
  // Pages have no row: a column is drawn empty.
  if (node.type === 'column' || node.type === 'parameter' || node.attrs.field === 'logo') return '';
  return FIELD_TEXTS[node.attrs.field];
}
