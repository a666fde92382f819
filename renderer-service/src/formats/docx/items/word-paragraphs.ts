import { formatLongDate } from '@lienzo/schema/data/format';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import { linkAddress } from '@lienzo/schema/report/link-address';
import {
  type BlockNode,
  type InlineNode,
  isDataField,
  type ListNode,
  type RichText,
  type TextMark,
} from '@lienzo/schema/report/rich-text';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { reportFormulaMessages } from '@lienzo/schema/rule-messages/report-formula-messages';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import { partedText } from '@lienzo/templates/drawing/soft-hyphens';
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
import { type ListLevel, listLevel } from '../blocks/list-level.ts';
import { sectionPages } from '../blocks/section-pages.ts';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import { fontRun, lineSpacing } from '../blocks/word-font.ts';
import { BODY_LINE, BODY_SIZE, HEADING_LINE, REGION_SIZE, textHeadingStyle } from '../blocks/word-styles.ts';
import { halfPoints, twips, wordColor } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';
import { wordLogo } from './word-logo.ts';

/** The style of a whole text, from its item. */
export type TextStyle = {
  align?: 'left' | 'center' | 'right' | 'justify' | undefined;
  run?: RunStyle;
  /** Absent: that of the document's styles. */
  font?: FontFamily | undefined;
  /** For titles: the heading level of all paragraphs. */
  heading?: 1 | 2 | 3;
  /** Of a header or footer. */
  style?: 'Header' | 'Footer';
  /** No space between its paragraphs. */
  tight?: boolean;
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

type TextBlock = Extract<BlockNode, { type: 'paragraph' } | { type: 'heading' }>;

/** Converts a rich text to Word paragraphs, with the values of the current row. */
export function wordParagraphs(text: RichText, context: WordContext, style: TextStyle = {}): Paragraph[] {
  const paragraphs = blocks(text.content, context, style, undefined);
  return paragraphs.map((options, index) => {
    const above = paragraphs[index - 1];
    const before = above === undefined ? (style.before ?? 0) : spaceBetween(above, options, style);
    return new Paragraph(
      before === 0 ? options : { ...options, spacing: { ...options.spacing, before: twips(before) } },
    );
  });
}

/** Space between two paragraphs in points, as in the drawing. */
function spaceBetween(above: IParagraphOptions, below: IParagraphOptions, style: TextStyle): number {
  if (style.heading !== undefined || style.style !== undefined || style.tight === true) return 0;
  if (isTextHeading(below)) return 10;
  if (isTextHeading(above)) return 4;
  return above.numbering !== undefined && below.numbering !== undefined ? 2 : 5;
}

const isTextHeading = ({ style }: IParagraphOptions): boolean =>
  style !== undefined && style !== 'Header' && style !== 'Footer';

function blocks(
  nodes: BlockNode[],
  context: WordContext,
  style: TextStyle,
  list: ListLevel | undefined,
): IParagraphOptions[] {
  return nodes.flatMap((node, index) =>
    node.type === 'paragraph' || node.type === 'heading'
      ? [paragraph(node, context, style, list, index === 0)]
      : listItems(node, context, style, list),
  );
}

function listItems(
  node: ListNode,
  context: WordContext,
  style: TextStyle,
  outer: ListLevel | undefined,
): IParagraphOptions[] {
  const start = node.attrs?.start ?? 1;
  const ordered = node.type === 'orderedList';
  // Bullet lists are not numbered and share one instance.
  if (ordered) context.lists.next += 1;
  const size = (style.run?.size ?? halfPoints(style.style === undefined ? BODY_SIZE : REGION_SIZE)) / 2;
  const shape = { start: ordered ? start : null, count: node.content.length, fontSize: size };
  const position = listLevel({ ...shape, instance: ordered ? context.lists.next : 0 }, outer);
  return node.content.flatMap((item) => blocks(item.content, context, style, position));
}

/** Only the first block of a list item carries the marker, with the size and colour of the text. */
function paragraph(
  node: TextBlock,
  context: WordContext,
  style: TextStyle,
  list: ListLevel | undefined,
  first: boolean,
): IParagraphOptions {
  const isHeading = node.type === 'heading';
  const own = isHeading ? textHeadingStyle(node.attrs.level) : style.style;
  const { size: _, ...withoutSize } = style.run ?? {};
  // The size of a text is not that of the headings in it.
  const font = style.font === context.font ? undefined : style.font;
  const run: RunStyle = {
    ...(isHeading ? withoutSize : style.run),
    ...(font !== undefined && fontRun(font)),
  };
  const line = isHeading || style.heading !== undefined ? HEADING_LINE : BODY_LINE;
  const align = node.attrs?.textAlign ?? style.align;
  return {
    children: runsOf(lineChunks(node.content ?? [], context, run)),
    ...(style.heading !== undefined && !isHeading
      ? { heading: HEADINGS[style.heading] }
      : own !== undefined && { style: own }),
    ...(font !== undefined && { spacing: lineSpacing(font, line) }),
    ...(align !== undefined && align !== null && { alignment: ALIGNMENTS[align] }),
    // That of its mark, which the last line is at least as high as.
    ...(run.size !== undefined && { run: sizeOf(run) }),
    ...(list !== undefined && {
      indent: { left: twips(list.left), ...(first && { hanging: twips(list.hanging) }) },
      ...(first && { numbering: list.numbering, run }),
    }),
  };
}

const sizeOf = ({ size }: RunStyle): RunStyle => (size === undefined ? {} : { size });

/** Text with one style, or other inline content. */
type InlineChunk = { text: string; style: RunStyle } | { children: ParagraphChild[] };

/** The content of a paragraph. A break with nothing but empty values behind it begins no line, as in the drawing. */
function lineChunks(nodes: readonly InlineNode[], context: WordContext, run: RunStyle): InlineChunk[] {
  const chunks = nodes.map((inline) => chunkOf(inline, context, run));
  const last = chunks.findLastIndex((chunk) => 'children' in chunk || chunk.text !== '');
  const isUnused = last < nodes.length - 1 && nodes[last]?.type === 'hardBreak';
  return isUnused ? chunks.toSpliced(last, 1) : chunks;
}

/** Converts pieces to runs; neighbours with the same style are merged into one run. */
function runsOf(chunks: InlineChunk[]): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  let open: { text: string; style: RunStyle } | undefined;
  const close = (): void => {
    if (open !== undefined && open.text !== '') children.push(...textRuns(open.text, open.style));
    open = undefined;
  };
  for (const chunk of chunks)
    if ('children' in chunk) {
      close();
      children.push(...chunk.children);
    } else if (open !== undefined && sameStyle(open.style, chunk.style)) {
      open = { text: open.text + chunk.text, style: open.style };
    } else {
      close();
      open = chunk;
    }
  close();
  return children;
}

const sameStyle = (one: RunStyle, other: RunStyle): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function chunkOf(node: InlineNode, context: WordContext, base: RunStyle): InlineChunk {
  // With the size of the text: the break counts for the height of its line.
  if (node.type === 'hardBreak') return { children: [new TextRun({ ...sizeOf(base), break: 1 })] };
  const style = (node.marks ?? []).reduce(withMark, base);
  const fragment = contentOf(node, context, style);
  const link = node.marks?.find((mark) => mark.type === 'link');
  const address = link === undefined ? null : linkAddress(link.attrs, context.draw.current?.row);
  if (address === null) return fragment;
  return { children: [new ExternalHyperlink({ link: address, children: runsOf([fragment]) })] };
}

function contentOf(
  node: Exclude<InlineNode, { type: 'hardBreak' }>,
  context: WordContext,
  style: RunStyle,
): InlineChunk {
  const { draw } = context;
  if (node.type === 'text') return { text: partedText(node.text, node.marks, draw.textRoom), style };
  if (node.type === 'column') {
    const { current } = draw;
    const value = current === undefined ? '' : columnAtomText(node.attrs, current.columns, current.row);
    return { text: partedText(value, node.marks, draw.textRoom), style };
  }
  if (node.type === 'parameter') return { text: '', style };
  if (node.type === 'formula') return { text: reportFormulaMessages.noResult, style };
  if (node.attrs.field === 'date') return { text: formatLongDate(draw.today), style };
  if (node.attrs.field === 'logo') return { children: wordLogo(context, style) };
  if (isDataField(node.attrs.field)) return { text: drawingMessages.untoldField, style };
  const total =
    context.sectionPages === undefined ? [PageNumber.TOTAL_PAGES] : sectionPages(context.sectionPages);
  const field = node.attrs.field === 'page' ? [PageNumber.CURRENT] : total;
  return { children: [new TextRun({ ...style, children: field })] };
}

function withMark(style: RunStyle, mark: TextMark): RunStyle {
  switch (mark.type) {
    case 'bold':
      return { ...style, bold: true };
    case 'italic':
      return { ...style, italics: true };
    case 'underline':
      return { ...style, underline: {} };
    case 'strike':
      return { ...style, strike: true };
    case 'link':
      return { ...style, style: 'Hyperlink' };
    case 'textStyle': {
      const { color, fontSize } = mark.attrs;
      return {
        ...style,
        ...(typeof color === 'string' && { color: wordColor(color) }),
        ...(typeof fontSize === 'number' && { size: halfPoints(fontSize) }),
      };
    }
  }
}
