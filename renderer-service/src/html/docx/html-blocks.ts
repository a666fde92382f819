import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, type ParagraphChild } from 'docx';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { listLevel } from '../../formats/docx/blocks/list-level.ts';
import type { PlainBlock } from '../../formats/docx/blocks/word-block.ts';
import { BODY_SIZE } from '../../formats/docx/blocks/word-styles.ts';
import { halfPoints, twips } from '../../formats/docx/blocks/word-units.ts';
import { htmlImage } from './html-image.ts';
import { alignmentOf, type HtmlContext, type HtmlStyle } from './html-style.ts';
import { htmlTable } from './html-table.ts';
import { inlineText, isInline } from './inline-text.ts';
import { lengthOf, runStyleInside, stylesOf } from './run-style.ts';

const HEADINGS: Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
  h5: HeadingLevel.HEADING_5,
  h6: HeadingLevel.HEADING_6,
};

/** Converts nodes of a cleaned document to Word blocks; bare text becomes paragraphs. */
export function htmlBlocks(nodes: ChildNode[], style: HtmlStyle, context: HtmlContext): PlainBlock[] {
  const blocks: PlainBlock[] = [];
  let inline: ChildNode[] = [];
  const flush = (): void => {
    const children = inlineText(inline, style.run, style.preserveSpace ?? false);
    if (children.length > 0) blocks.push(paragraph(children, style));
    inline = [];
  };
  for (const node of nodes) {
    if (isText(node) || (isTag(node) && isInline(node) && node.name !== 'img')) inline.push(node);
    else if (isTag(node)) {
      flush();
      const inside = elementBlocks(node, style, context);
      // Its first paragraph has carried the list marker or the page break.
      if (inside.length > 0) style.firstParagraph = {};
      for (const block of inside) blocks.push(block);
    }
  }
  flush();
  return blocks;
}

function elementBlocks(element: Element, parent: HtmlStyle, context: HtmlContext): PlainBlock[] {
  const style = styleInside(element, parent);
  switch (element.name) {
    case 'img':
      return htmlImage(element, style);
    case 'table':
      return htmlTable(element, style, context, htmlBlocks);
    case 'ul':
    case 'ol':
      return listBlocks(element, style, context);
    case 'hr':
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' } },
          spacing: { after: twips(6) },
        }),
      ];
    default:
      return htmlBlocks(element.children, style, context);
  }
}

/** The style that an element passes to the blocks inside. */
function styleInside(element: Element, parent: HtmlStyle): HtmlStyle {
  const styles = stylesOf(element);
  const align = alignmentOf(element, styles) ?? parent.align;
  const heading = HEADINGS[element.name];
  const before = styles.get('page-break-before') ?? styles.get('break-before');
  const indent = marginLeft(styles, parent.width) ?? (INDENTED.has(element.name) ? 18 : 0);
  const inside: HtmlStyle = {
    ...parent,
    width: parent.width - indent,
    run: runStyleInside(element, parent.run),
    ...(align !== undefined && { align }),
    ...(heading !== undefined && { heading }),
    ...(element.name === 'pre' && { preserveSpace: true }),
    indent: parent.indent + indent,
    firstParagraph:
      before === 'always' || before === 'page' ? { pageBreakBefore: true } : parent.firstParagraph,
  };
  return inside;
}

const INDENTED = new Set(['blockquote', 'dd']);

/** How far an element's margin moves it in, in points; half of the width at most, so that something is left for it. */
function marginLeft(styles: Map<string, string>, width: number): number | undefined {
  const [top, right = top, , left = right] = (styles.get('margin') ?? '').split(/\s+/);
  const length = lengthOf(styles.get('margin-left') ?? left, width);
  return length === undefined ? undefined : Math.min(length, width / 2);
}

function listBlocks(element: Element, style: HtmlStyle, context: HtmlContext): PlainBlock[] {
  const ordered = element.name === 'ol';
  const start = Math.max(0, Number.parseInt(element.attribs.start ?? '1', 10) || 1);
  if (ordered) context.lists.starts.add(start);
  context.lists.next += 1;
  const items = element.children.filter(isTag);
  const list = listLevel(
    {
      start: ordered ? start : null,
      count: items.length,
      fontSize: (style.run.size ?? halfPoints(BODY_SIZE)) / 2,
      instance: context.lists.next,
    },
    style.list,
  );
  const left = style.indent + list.left;
  const first = {
    numbering: list.numbering,
    indent: { left: twips(left), hanging: twips(list.hanging) },
  };
  return items.flatMap((child) => {
    if (child.name !== 'li') {
      const outside: HtmlStyle = { ...style, list };
      return elementBlocks(child, outside, context);
    }
    const inside: HtmlStyle = { ...styleInside(child, style), list, firstParagraph: first };
    return htmlBlocks(child.children, inside, context);
  });
}

function paragraph(children: ParagraphChild[], style: HtmlStyle): Paragraph {
  const indent = style.indent + (style.list?.left ?? 0);
  const own: IParagraphOptions = {
    children,
    spacing: {
      before: style.heading === undefined ? 0 : twips(10),
      after: twips(style.list === undefined ? 5 : 2),
    },
    ...(style.heading !== undefined && { heading: style.heading }),
    ...(style.align !== undefined && { alignment: style.align }),
    ...(indent > 0 && { indent: { left: twips(indent) } }),
    ...style.firstParagraph,
  };
  // Only the first paragraph carries the list marker or the page break.
  style.firstParagraph = {};
  return new Paragraph(own);
}
