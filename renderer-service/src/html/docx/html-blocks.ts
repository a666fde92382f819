import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, type ParagraphChild } from 'docx';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { PlainBlock } from '../../formats/docx/blocks/word-block.ts';
import { numberReference } from '../../formats/docx/blocks/word-styles.ts';
import { twips } from '../../formats/docx/blocks/word-units.ts';
import { htmlImage } from './html-image.ts';
import { alignmentOf, type HtmlContext, type HtmlStyle } from './html-style.ts';
import { htmlTable } from './html-table.ts';
import { inlineText, isInline } from './inline-text.ts';
import { runStyleInside, stylesOf } from './run-style.ts';

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
      for (const block of elementBlocks(node, style, context)) blocks.push(block);
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
  const indent = element.name === 'blockquote' || element.name === 'dd' ? 18 : 0;
  return {
    ...parent,
    run: runStyleInside(element, parent.run),
    ...(align !== undefined && { align }),
    ...(heading !== undefined && { heading }),
    ...(element.name === 'pre' && { preserveSpace: true }),
    indent: parent.indent + indent,
    firstParagraph:
      before === 'always' || before === 'page' ? { pageBreakBefore: true } : parent.firstParagraph,
  };
}

function listBlocks(element: Element, style: HtmlStyle, context: HtmlContext): PlainBlock[] {
  const ordered = element.name === 'ol';
  const start = Math.max(0, Number.parseInt(element.attribs.start ?? '1', 10) || 1);
  if (ordered) context.lists.starts.add(start);
  context.lists.next += 1;
  const numbering = {
    reference: ordered ? numberReference(start) : 'vinetas',
    level: Math.min(8, style.list === undefined ? 0 : style.list.level + 1),
    instance: context.lists.next,
  };
  return element.children
    .filter(isTag)
    .flatMap((child) =>
      child.name === 'li'
        ? htmlBlocks(
            child.children,
            { ...styleInside(child, style), list: numbering, firstParagraph: { numbering } },
            context,
          )
        : elementBlocks(child, { ...style, list: numbering }, context),
    );
}

function paragraph(children: ParagraphChild[], style: HtmlStyle): Paragraph {
  const own: IParagraphOptions = {
    children,
    spacing: {
      before: style.heading === undefined ? 0 : twips(10),
      after: twips(style.list === undefined ? 5 : 2),
    },
    ...(style.heading !== undefined && { heading: style.heading }),
    ...(style.align !== undefined && { alignment: style.align }),
    ...(style.indent > 0 && { indent: { left: twips(style.indent) } }),
    ...style.firstParagraph,
  };
  // Only the first paragraph carries the list marker or the page break.
  style.firstParagraph = {};
  return new Paragraph(own);
}
