import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { type RunLook, textRuns } from '../formats/docx/text-runs.ts';
import { htmlImageRun } from './html-image.ts';
import { lookInside } from './html-style.ts';

const INLINE = new Set('span strong b em i u ins s strike del sub sup small mark code a br img'.split(' '));

/** Whether an element is part of a line; one that holds a block is not. */
export const isInline = (element: Element): boolean =>
  INLINE.has(element.name) && element.children.every((child) => !isTag(child) || isInline(child));

/** A run of text and what stands in its lines, blanks as a browser shows them: one for many, none at the ends. */
export function inlineText(nodes: ChildNode[], look: RunLook, keepsSpace: boolean): ParagraphChild[] {
  const pieces = nodes.flatMap((node) => piecesOf(node, look, undefined));
  if (!keepsSpace) collapse(pieces);
  const shown = pieces.filter((piece) => piece.text !== '');
  if (shown.every((piece) => piece.kind === 'text' && piece.text.trim() === '')) return [];
  return shown.flatMap(childrenOf);
}

/** A part of a line; a line end is a piece too. */
type Piece = {
  kind: 'text' | 'break' | 'image';
  text: string;
  look: RunLook;
  link: string | undefined;
  element?: Element;
};

function piecesOf(node: ChildNode, look: RunLook, link: string | undefined): Piece[] {
  if (isText(node)) return [{ kind: 'text', text: node.data, look, link }];
  if (!isTag(node)) return [];
  if (node.name === 'br') return [{ kind: 'break', text: '\n', look, link }];
  if (node.name === 'img') return [{ kind: 'image', text: 'x', look, link, element: node }];
  const inside = lookInside(node, look);
  const own = node.name === 'a' ? (node.attribs.href ?? link) : link;
  const linked = own !== undefined && node.name === 'a' ? { ...inside, style: 'Hyperlink' } : inside;
  return node.children.flatMap((child) => piecesOf(child, linked, own));
}

function collapse(pieces: Piece[]): void {
  let blankBefore = true;
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      blankBefore = piece.kind === 'break';
      continue;
    }
    let text = piece.text.replace(/[ \t\r\n\f]+/g, ' ');
    if (blankBefore) text = text.replace(/^ /, '');
    if (text !== '') blankBefore = text.endsWith(' ');
    piece.text = text;
  }
  const last = pieces.at(-1);
  if (last?.kind === 'text') last.text = last.text.replace(/ $/, '');
}

function childrenOf({ kind, text, look, link, element }: Piece): ParagraphChild[] {
  if (kind === 'break') return [new TextRun({ break: 1 })];
  if (kind === 'image') return element === undefined ? [] : htmlImageRun(element, Infinity);
  const runs = textRuns(text, look);
  return link === undefined ? runs : [new ExternalHyperlink({ link, children: runs })];
}
