import { type PDFDocument, PDFHexString, PDFName, PDFNull, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { MergeOrder } from './merge-order.ts';
import { printLinks } from './print-links.ts';
import { TITLE_LINKS, titleOfLink } from './title-marks.ts';

/** A place in the document with the name that the outline gives it. `level` 0 is a whole report. */
type Entry = { text: string; level: number; page: number; top: number };
type Node = Entry & { children: Node[] };

/**
 * Writes the bookmarks: reports, and below them their titles by level. The links that marked the titles in the
 * print are taken away.
 */
export function addOutline(document: PDFDocument, order: MergeOrder, firstPages: readonly number[]): void {
  const links = printLinks(document, TITLE_LINKS);
  for (const link of links) link.remove();
  if (!order.outline) return;
  const entries = order.reports.flatMap(({ bookmark, titles }, index): Entry[] => {
    const first = firstPages[index] ?? 0;
    const end = firstPages[index + 1] ?? Infinity;
    const own = bookmark === null ? [] : [{ text: bookmark, level: 0, page: first, top: Infinity }];
    const marked = links.filter(({ page }) => page >= first && page < end);
    return [
      ...own,
      ...marked.flatMap(({ uri, page, top }) => {
        const title = titles[titleOfLink(uri) ?? -1];
        return title === undefined ? [] : [{ ...title, page, top }];
      }),
    ];
  });
  if (entries.length > 0) write(document, nested(entries));
}

/** Each entry below the last one of a higher level. */
function nested(entries: Entry[]): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  for (const entry of entries) {
    const node = { ...entry, children: [] };
    while ((open.at(-1)?.level ?? -1) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

function write(document: PDFDocument, roots: Node[]): void {
  const { context, catalog } = document;
  const root = context.nextRef();
  const ends = writeLevel(roots, root, document, document.getPages());
  if (ends === undefined) return;
  context.assign(root, context.obj({ Type: 'Outlines', ...ends, Count: roots.length }));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

/** Writes entries that stand side by side and what is below them. @returns the first and the last. */
function writeLevel(
  nodes: Node[],
  parent: PDFRef,
  document: PDFDocument,
  pages: PDFPage[],
): { First: PDFRef; Last: PDFRef } | undefined {
  const { context } = document;
  const placed = nodes.flatMap((node) => {
    const page = pages[node.page];
    return page === undefined ? [] : [{ node, page, ref: context.nextRef() }];
  });
  for (const [index, { node, page, ref }] of placed.entries()) {
    const top = node.top === Infinity ? page.getHeight() : node.top;
    const previous = placed[index - 1]?.ref;
    const next = placed[index + 1]?.ref;
    const below = writeLevel(node.children, ref, document, pages);
    const dict = context.obj({
      Title: PDFHexString.fromText(node.text),
      Parent: parent,
      Dest: [page.ref, 'XYZ', PDFNull, top, PDFNull],
      ...(previous !== undefined && { Prev: previous }),
      ...(next !== undefined && { Next: next }),
      // Negative: closed, so that a long document opens with a short list.
      ...(below !== undefined && { ...below, Count: -node.children.length }),
    });
    context.assign(ref, dict);
  }
  const first = placed[0]?.ref;
  const last = placed.at(-1)?.ref;
  return first === undefined || last === undefined ? undefined : { First: first, Last: last };
}
