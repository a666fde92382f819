import { formatLongDate } from '@lienzo/schema/data/format';
import type { BlockNode, InlineNode, ListNode, RichText, TextMark } from '@lienzo/schema/report/rich-text';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { type RunLook, textRuns } from './text-runs.ts';
import type { WordContext } from './word-context.ts';
import { wordLogo } from './word-logo.ts';
import { numberReference } from './word-styles.ts';
import { halfPoints, twips, wordColor } from './word-units.ts';

/** How a text looks as a whole: its item's style. */
export type TextLook = {
  align?: 'left' | 'center' | 'right' | 'justify' | undefined;
  run?: RunLook;
  /** Titles: the heading that all of its paragraphs are. */
  heading?: 1 | 2 | 3;
  style?: string;
  /** Space above the first paragraph, in points. */
  before?: number;
};

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;
const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
/** Sizes of headings inside of a text, in points, as the drawing has them. */
const TEXT_HEADING_SIZES = { 1: 18, 2: 13.5, 3: 11 } as const;

type TextBlock = Extract<BlockNode, { type: 'paragraph' } | { type: 'heading' }>;

type ListPlace = { reference: string; level: number; instance: number };

/** A rich text as Word's paragraphs, with the values of the current row. */
export function wordParagraphs(text: RichText, context: WordContext, look: TextLook = {}): Paragraph[] {
  const paragraphs = blocks(text.content, context, look, undefined);
  return paragraphs.map((options, index) => {
    const above = paragraphs[index - 1];
    const before = above === undefined ? (look.before ?? 0) : spaceBetween(above, options, look);
    return new Paragraph(
      before === 0 ? options : { ...options, spacing: { ...options.spacing, before: twips(before) } },
    );
  });
}

/** Space between two paragraphs of a text in points, as the drawing has it. */
function spaceBetween(above: IParagraphOptions, below: IParagraphOptions, look: TextLook): number {
  if (look.heading !== undefined || look.style === 'Region') return 0;
  if (below.heading !== undefined) return 10;
  if (above.heading !== undefined) return 4;
  return above.numbering !== undefined && below.numbering !== undefined ? 2 : 5;
}

function blocks(
  nodes: BlockNode[],
  context: WordContext,
  look: TextLook,
  list: ListPlace | undefined,
): IParagraphOptions[] {
  return nodes.flatMap((node, index) => {
    // Only the first block of a list's item carries the mark; later ones stand under it.
    if (node.type === 'paragraph' || node.type === 'heading')
      return [paragraph(node, context, look, index > 0 ? undefined : list)];
    return listItems(node, context, look, list);
  });
}

function listItems(
  node: ListNode,
  context: WordContext,
  look: TextLook,
  outer: ListPlace | undefined,
): IParagraphOptions[] {
  const start = node.attrs?.start ?? 1;
  const ordered = node.type === 'orderedList';
  // Bullets count nothing: those of all lists are one.
  if (ordered) context.lists.next += 1;
  const place: ListPlace = {
    reference: ordered ? numberReference(start) : 'vinetas',
    level: Math.min(8, outer === undefined ? 0 : outer.level + 1),
    instance: ordered ? context.lists.next : 0,
  };
  return node.content.flatMap((item) => blocks(item.content, context, look, place));
}

function paragraph(
  node: TextBlock,
  context: WordContext,
  look: TextLook,
  list: ListPlace | undefined,
): IParagraphOptions {
  const heading = node.type === 'heading' ? node.attrs.level : look.heading;
  const run: RunLook =
    node.type === 'heading'
      ? { ...look.run, size: halfPoints(TEXT_HEADING_SIZES[node.attrs.level]) }
      : (look.run ?? {});
  const align = node.attrs?.textAlign ?? look.align;
  return {
    children: runsOf((node.content ?? []).map((inline) => pieceOf(inline, context, run))),
    ...(heading !== undefined && { heading: HEADINGS[heading] }),
    ...(heading === undefined && look.style !== undefined && { style: look.style }),
    ...(align !== undefined && align !== null && { alignment: ALIGNMENTS[align] }),
    ...(list !== undefined && { numbering: list }),
  };
}

/** Text of one look, or what is no text. */
type Piece = { text: string; look: RunLook } | { children: ParagraphChild[] };

/** Pieces as runs; neighbours of one look become one run, as if they had been typed in one go. */
function runsOf(pieces: Piece[]): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  let open: { text: string; look: RunLook } | undefined;
  const close = (): void => {
    if (open !== undefined && open.text !== '') children.push(...textRuns(open.text, open.look));
    open = undefined;
  };
  for (const piece of pieces)
    if ('children' in piece) {
      close();
      children.push(...piece.children);
    } else if (open !== undefined && sameLook(open.look, piece.look)) {
      open = { text: open.text + piece.text, look: open.look };
    } else {
      close();
      open = piece;
    }
  close();
  return children;
}

const sameLook = (one: RunLook, other: RunLook): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function pieceOf(node: InlineNode, context: WordContext, base: RunLook): Piece {
  if (node.type === 'hardBreak') return { children: [new TextRun({ break: 1 })] };
  const look = (node.marks ?? []).reduce(withMark, base);
  const piece = contentOf(node, context, look);
  const link = node.marks?.find((mark) => mark.type === 'link');
  if (link === undefined || !/^(https?:\/\/|mailto:)/i.test(link.attrs.href)) return piece;
  return { children: [new ExternalHyperlink({ link: link.attrs.href, children: runsOf([piece]) })] };
}

function contentOf(
  node: Exclude<InlineNode, { type: 'hardBreak' }>,
  context: WordContext,
  look: RunLook,
): Piece {
  const { draw, ownNumbers } = context;
  if (node.type === 'text') return { text: node.text, look };
  if (node.type === 'column') {
    const { current } = draw;
    return {
      text: current === undefined ? '' : columnAtomText(node.attrs, current.columns, current.row),
      look,
    };
  }
  if (node.attrs.field === 'date') return { text: formatLongDate(draw.today), look };
  if (node.attrs.field === 'logo') return { children: wordLogo(context, look) };
  const total = ownNumbers ? PageNumber.TOTAL_PAGES_IN_SECTION : PageNumber.TOTAL_PAGES;
  const field = node.attrs.field === 'page' ? PageNumber.CURRENT : total;
  return { children: [new TextRun({ ...look, children: [field] })] };
}

function withMark(look: RunLook, mark: TextMark): RunLook {
  switch (mark.type) {
    case 'bold':
      return { ...look, bold: true };
    case 'italic':
      return { ...look, italics: true };
    case 'underline':
      return { ...look, underline: {} };
    case 'strike':
      return { ...look, strike: true };
    case 'link':
      return { ...look, style: 'Hyperlink' };
    case 'textStyle': {
      const { color, fontSize } = mark.attrs;
      return {
        ...look,
        ...(typeof color === 'string' && { color: wordColor(color) }),
        ...(typeof fontSize === 'number' && { size: halfPoints(fontSize) }),
      };
    }
  }
}
