import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { type RunStyle, textRuns } from '../../formats/docx/blocks/text-runs.ts';
import { htmlImageRun } from './html-image.ts';
import { runStyleInside } from './run-style.ts';

const INLINE = new Set('span strong b em i u ins s strike del sub sup small mark code a br img'.split(' '));

/** Whether an element is inline and holds only inline elements. */
export const isInline = (element: Element): boolean =>
  INLINE.has(element.name) && element.children.every((child) => !isTag(child) || isInline(child));

/** Converts inline nodes to runs, with white space collapsed and trimmed as in a browser. */
export function inlineText(nodes: ChildNode[], style: RunStyle, preserveSpace: boolean): ParagraphChild[] {
  const runs = nodes.flatMap((node) => runsOf(node, style, undefined));
  if (!preserveSpace) collapseSpace(runs);
  const shown = runs.filter((run) => run.text !== '');
  if (shown.every((run) => run.kind === 'text' && run.text.trim() === '')) return [];
  return shown.flatMap(childrenOf);
}

/** A run, line break or picture of a line. */
type InlineRun = {
  kind: 'text' | 'break' | 'image';
  text: string;
  style: RunStyle;
  link: string | undefined;
  element?: Element;
};

function runsOf(node: ChildNode, style: RunStyle, link: string | undefined): InlineRun[] {
  if (isText(node)) return [{ kind: 'text', text: node.data, style, link }];
  if (!isTag(node)) return [];
  if (node.name === 'br') return [{ kind: 'break', text: '\n', style, link }];
  if (node.name === 'img') return [{ kind: 'image', text: 'x', style, link, element: node }];
  const inside = runStyleInside(node, style);
  const own = node.name === 'a' ? (node.attribs.href ?? link) : link;
  const linked = own !== undefined && node.name === 'a' ? { ...inside, style: 'Hyperlink' } : inside;
  return node.children.flatMap((child) => runsOf(child, linked, own));
}

function collapseSpace(runs: InlineRun[]): void {
  let blankBefore = true;
  for (const run of runs) {
    if (run.kind !== 'text') {
      blankBefore = run.kind === 'break';
      continue;
    }
    let text = run.text.replace(/[ \t\r\n\f]+/g, ' ');
    if (blankBefore) text = text.replace(/^ /, '');
    if (text !== '') blankBefore = text.endsWith(' ');
    run.text = text;
  }
  const last = runs.at(-1);
  if (last?.kind === 'text') last.text = last.text.replace(/ $/, '');
}

function childrenOf({ kind, text, style, link, element }: InlineRun): ParagraphChild[] {
  if (kind === 'break') return [new TextRun({ break: 1 })];
  if (kind === 'image') return element === undefined ? [] : htmlImageRun(element, Infinity);
  const runs = textRuns(text, style);
  return link === undefined ? runs : [new ExternalHyperlink({ link, children: runs })];
}
