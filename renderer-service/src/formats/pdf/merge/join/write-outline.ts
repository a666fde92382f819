import type { PageJoiner } from './page-joiner.ts';
import { type PdfReference, pdfDictionary, pdfText } from './pdf-value.ts';

/** An outline entry. `level` 0 is a whole report. */
export type OutlineEntry = {
  text: string;
  level: number;
  /** Counted from 0. */
  page: number;
  /** In points from the paper's lower edge; null: the page's top. */
  top: number | null;
};

type Node = OutlineEntry & { children: Node[] };

/** Writes bookmarks. @returns the outline, or undefined for none. */
export function writeOutline(joiner: PageJoiner, entries: OutlineEntry[]): PdfReference | undefined {
  if (entries.length === 0) return undefined;
  const root = joiner.writer.reserve();
  const roots = nestEntries(entries);
  const ends = writeLevel(roots, root, joiner);
  joiner.writer.write(root, pdfDictionary({ Type: '/Outlines', ...ends, Count: String(roots.length) }));
  return root;
}

/** Nests each entry below the last one of a lower level. */
function nestEntries(entries: OutlineEntry[]): Node[] {
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

/** Writes sibling entries and their children. @returns the first and the last. */
function writeLevel(nodes: Node[], parent: PdfReference, joiner: PageJoiner): Record<string, PdfReference> {
  const references = nodes.map(() => joiner.writer.reserve());
  for (const [index, node] of nodes.entries()) {
    const own = references[index];
    const previous = references[index - 1];
    const next = references[index + 1];
    if (own === undefined) continue;
    const below = node.children.length === 0 ? {} : writeLevel(node.children, own, joiner);
    const top = node.top === null ? 'null' : String(node.top);
    joiner.writer.write(
      own,
      pdfDictionary({
        Title: pdfText(node.text),
        Parent: parent,
        Dest: [joiner.pageAt(node.page), '/XYZ', 'null', top, 'null'],
        ...(previous !== undefined && { Prev: previous }),
        ...(next !== undefined && { Next: next }),
        // Negative: closed, so that a long document opens with a short list.
        ...(node.children.length > 0 && { ...below, Count: String(-node.children.length) }),
      }),
    );
  }
  const [first] = references;
  const last = references.at(-1);
  return first === undefined || last === undefined ? {} : { First: first, Last: last };
}
