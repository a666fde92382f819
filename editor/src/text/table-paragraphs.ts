import { alignCells } from './align-cells.ts';
import { lookOf, type PastedLook } from './cell-looks.ts';

type Chunk = { text: string; look: PastedLook };

/** The rows of a pasted table as paragraphs: the cells of a column begin below each other, bold and coloured as they were. */
export function tableParagraphs(
  page: Document,
  table: HTMLTableElement,
  styles: ReadonlyMap<string, string>,
): HTMLElement[] {
  const plain: PastedLook = { bold: false, color: null };
  const rows = [...table.rows].map((row) => {
    const look = lookOf(row, plain, styles);
    return [...row.cells].map((cell) => trimmed(chunksOf(cell, look, styles)));
  });
  const separators = alignCells(
    rows.map((row) =>
      row.map((chunks) => ({
        text: chunks.map(({ text }) => text).join(''),
        bold: chunks.some(({ look }) => look.bold),
      })),
    ),
  );
  return rows.map((row, at) => {
    const paragraph = page.createElement('p');
    for (const [index, pieces] of row.entries()) {
      paragraph.append(...pieces.map((chunk) => elementOf(page, chunk)));
      paragraph.append(separators[at]?.[index] ?? '');
    }
    return paragraph;
  });
}

function chunksOf(element: Element, around: PastedLook, styles: ReadonlyMap<string, string>): Chunk[] {
  const look = lookOf(element, around, styles);
  return [...element.childNodes].flatMap((node): Chunk[] => {
    if (node instanceof Element)
      return node.localName === 'br' ? [{ text: ' ', look }] : chunksOf(node, look, styles);
    return [{ text: (node.textContent ?? '').replace(/\s+/g, ' '), look }];
  });
}

/** Without the spaces around a cell's text, which come of how its HTML is written. */
function trimmed(fragments: Chunk[]): Chunk[] {
  const kept = fragments.filter(({ text }) => text !== '');
  return kept
    .map(({ text, look }, at) => ({ text: at === 0 ? text.trimStart() : text, look }))
    .map(({ text, look }, at) => ({ text: at === kept.length - 1 ? text.trimEnd() : text, look }))
    .filter(({ text }) => text !== '');
}

function elementOf(page: Document, { text, look }: Chunk): Node {
  let node: Node = page.createTextNode(text);
  if (look.color !== null) {
    const span = page.createElement('span');
    // The mark by which the text editor keeps a look that is pasted.
    span.dataset.lzStyle = '';
    span.style.color = look.color;
    span.append(node);
    node = span;
  }
  if (look.bold) {
    const strong = page.createElement('strong');
    strong.append(node);
    node = strong;
  }
  return node;
}
