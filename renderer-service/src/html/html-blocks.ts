import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, type ParagraphChild } from 'docx';
import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import type { PlainBlock } from '../formats/docx/word-block.ts';
import { numberReference } from '../formats/docx/word-styles.ts';
import { twips } from '../formats/docx/word-units.ts';
import { htmlImage } from './html-image.ts';
import { alignmentOf, type HtmlContext, type HtmlPlace } from './html-place.ts';
import { lookInside, stylesOf } from './html-style.ts';
import { htmlTable } from './html-table.ts';
import { inlineText, isInline } from './inline-text.ts';

const HEADINGS: Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
  h5: HeadingLevel.HEADING_5,
  h6: HeadingLevel.HEADING_6,
};

/** Nodes of a cleaned document as Word's blocks; text that stands bare becomes paragraphs. */
export function htmlBlocks(nodes: ChildNode[], place: HtmlPlace, context: HtmlContext): PlainBlock[] {
  const blocks: PlainBlock[] = [];
  let inline: ChildNode[] = [];
  const flush = (): void => {
    const children = inlineText(inline, place.look, place.keepsSpace ?? false);
    if (children.length > 0) blocks.push(paragraph(children, place));
    inline = [];
  };
  for (const node of nodes) {
    if (isText(node) || (isTag(node) && isInline(node) && node.name !== 'img')) inline.push(node);
    else if (isTag(node)) {
      flush();
      for (const block of elementBlocks(node, place, context)) blocks.push(block);
    }
  }
  flush();
  return blocks;
}

function elementBlocks(element: Element, around: HtmlPlace, context: HtmlContext): PlainBlock[] {
  const place = placeInside(element, around);
  switch (element.name) {
    case 'img':
      return htmlImage(element, place);
    case 'table':
      return htmlTable(element, place, context, htmlBlocks);
    case 'ul':
    case 'ol':
      return listBlocks(element, place, context);
    case 'hr':
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' } },
          spacing: { after: twips(6) },
        }),
      ];
    default:
      return htmlBlocks(element.children, place, context);
  }
}

/** What an element gives to the blocks inside of it. */
function placeInside(element: Element, around: HtmlPlace): HtmlPlace {
  const styles = stylesOf(element);
  const align = alignmentOf(element, styles) ?? around.align;
  const heading = HEADINGS[element.name];
  const before = styles.get('page-break-before') ?? styles.get('break-before');
  const indent = element.name === 'blockquote' || element.name === 'dd' ? 18 : 0;
  return {
    ...around,
    look: lookInside(element, around.look),
    ...(align !== undefined && { align }),
    ...(heading !== undefined && { heading }),
    ...(element.name === 'pre' && { keepsSpace: true }),
    indent: around.indent + indent,
    once: before === 'always' || before === 'page' ? { pageBreakBefore: true } : around.once,
  };
}

function listBlocks(element: Element, place: HtmlPlace, context: HtmlContext): PlainBlock[] {
  const ordered = element.name === 'ol';
  const start = Math.max(0, Number.parseInt(element.attribs.start ?? '1', 10) || 1);
  if (ordered) context.lists.starts.add(start);
  context.lists.next += 1;
  const numbering = {
    reference: ordered ? numberReference(start) : 'vinetas',
    level: Math.min(8, place.list === undefined ? 0 : place.list.level + 1),
    instance: context.lists.next,
  };
  return element.children
    .filter(isTag)
    .flatMap((child) =>
      child.name === 'li'
        ? htmlBlocks(
            child.children,
            { ...placeInside(child, place), list: numbering, once: { numbering } },
            context,
          )
        : elementBlocks(child, { ...place, list: numbering }, context),
    );
}

function paragraph(children: ParagraphChild[], place: HtmlPlace): Paragraph {
  const own: IParagraphOptions = {
    children,
    spacing: {
      before: place.heading === undefined ? 0 : twips(10),
      after: twips(place.list === undefined ? 5 : 2),
    },
    ...(place.heading !== undefined && { heading: place.heading }),
    ...(place.align !== undefined && { alignment: place.align }),
    ...(place.indent > 0 && { indent: { left: twips(place.indent) } }),
    ...place.once,
  };
  // The first paragraph alone bears the list's mark or the page break.
  place.once = {};
  return new Paragraph(own);
}
