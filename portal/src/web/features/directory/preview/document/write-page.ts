import type { PageElement } from './page-element';

/** Limits of a page, so that the browser stays responsive; the rest of a document is omitted. */
export const PAGE_LIMITS = { elements: 30_000, text: 1_500_000, media: 30_000_000, depth: 100 };

const textOf = (text: string): Set<string> => new Set(text.split(' '));

/** Allowed elements; others are replaced by their content: nothing of a document runs and no link leads out. */
const TAGS = textOf(
  'div section article header footer p span a img br sup sub ins del ruby rt table colgroup col thead tbody tr td th ul ol li ' +
    'svg g rect ellipse line path text foreignObject image ' +
    'math mrow mi mn mo ms mtext mfrac msqrt mroot msup msub msubsup munder mover munderover mtable mtr mtd menclose',
);
const EMPTY = textOf('img br col');
const ATTRIBUTES = textOf(
  'x y width height rx ry cx cy x1 y1 x2 y2 points d fill stroke stroke-width viewBox transform',
);
const PICTURE = /^data:image\/(png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;
const MAX_SPAN = 100;
const MAX_COLUMNS = 6;

export type Page = { styles: string; body: string; isCut: boolean };

/** Serialises the page as HTML, escaped, with allowed elements and attributes only. */
export function writePage(drawn: readonly (PageElement | string)[], limits = PAGE_LIMITS): Page {
  const left = { ...limits };
  const styles: string[] = [];
  const body: string[] = [];
  let isCut = false;

  /** Whether the limit allows it. */
  function takes(kind: 'elements' | 'text' | 'media', amount: number): boolean {
    left[kind] -= amount;
    isCut ||= left[kind] < 0;
    return left[kind] >= 0;
  }
  function write(node: PageElement | string, depth: number): void {
    if (isCut || depth > limits.depth) return;
    if (typeof node === 'string') writeText(node);
    else if (node.tagName === 'style') writeStyle(node);
    else if (node.tagName !== '#comment' && takes('elements', 1)) writeElement(node, depth);
  }
  function writeText(text: string): void {
    if (takes('text', text.length)) body.push(escaped(text));
  }
  function writeStyle({ children }: PageElement): void {
    const text = children.filter((child) => typeof child === 'string').join('');
    // "</style>" within it would end it.
    if (takes('media', text.length)) styles.push(text.replaceAll('<', '\\3c '));
  }
  function writeElement(node: PageElement, depth: number): void {
    const { tagName } = node;
    const isKnown = TAGS.has(tagName);
    const source = pictureOf(node);
    if (source !== '' && !takes('media', source.length)) return;
    if (isKnown) body.push(`<${tagName}${attributesOf(node, source)}>`);
    if (EMPTY.has(tagName)) return;
    for (const child of node.children) write(child, depth + 1);
    if (isKnown) body.push(`</${tagName}>`);
  }
  for (const node of drawn) write(node, 0);
  return { styles: styles.join('\n'), body: body.join(''), isCut };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

function pictureOf({ tagName, src, attributes }: PageElement): string {
  const source = tagName === 'img' ? src : tagName === 'image' ? attributes.get('href') : undefined;
  return typeof source === 'string' && PICTURE.test(source) ? source : '';
}

function attributesOf(node: PageElement, source: string): string {
  const { tagName, classes, id, lang, rowSpan, colSpan, attributes } = node;
  const entries: [string, unknown][] = [
    ['class', classes.join(' ')],
    ['id', id],
    ['lang', lang],
    ['style', styleOf(node)],
    [tagName === 'img' ? 'src' : 'href', source],
    ['rowspan', spanOf(rowSpan)],
    ['colspan', spanOf(colSpan)],
    ...[...attributes].filter(([name]) => ATTRIBUTES.has(name)),
  ];
  return entries
    .flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? ` ${name}="${escaped(value)}"` : [],
    )
    .join('');
}

const spanOf = (span: number): string => (span > 1 ? String(Math.min(MAX_SPAN, Math.floor(span))) : '');

function styleOf({ style, styleText }: PageElement): string {
  const rules = Object.entries(style).flatMap(([name, value]) => {
    const text = String(value ?? '');
    if (text === '' || name.startsWith('$') || /[;{}<>]|url\(/i.test(text)) return [];
    if (name === 'columnCount' && !(Number(text) <= MAX_COLUMNS)) return [];
    return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${text}`;
  });
  return [styleText.replace(/url\(/gi, ''), ...rules].filter((rule) => rule !== '').join(';');
}
