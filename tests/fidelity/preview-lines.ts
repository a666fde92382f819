/// <reference lib="dom" />
import type { Locator } from '@playwright/test';
import type { PlacedText } from './joined-lines.ts';

/** The texts in the body of a page of the editor's preview, in points from the page's top left corner. */
export async function previewLines(figure: Locator): Promise<PlacedText[]> {
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.lz-preview-clip').waitFor();
  return figure.evaluate(placedTexts);
}

/** Runs in the page, where nothing of this module is known. */
async function placedTexts(figure: Element): Promise<PlacedText[]> {
  /** Of Inter's line, what lies below the baseline. */
  const BELOW = 0.2412 / (0.96875 + 0.2412);
  const clip = figure.querySelector<HTMLElement>('.lz-preview-clip');
  if (clip === null) throw new Error('the page is not drawn');
  await document.fonts.ready;
  const box = clip.getBoundingClientRect();
  const points = (box.width / clip.offsetWidth) * (96 / 72);
  /** How far a piece of text is drawn from its own place: a table's head stands on every page that keeps room for it. */
  const shiftsOf = (node: Node): { x: number; y: number }[] => {
    const head = node.parentElement?.closest('thead');
    const table = head?.closest('table');
    if (!head || !table) return [{ x: 0, y: 0 }];
    const [first, ...others] = table.getClientRects();
    const [own] = head.getClientRects();
    if (first === undefined || own === undefined) return [];
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    const repeated = others.filter(({ left, top }) =>
      rows.some((row) => Math.abs(row.left - left) < 1 && Math.abs(row.top - top - own.height) < 1),
    );
    return [first, ...repeated].map(({ left, top }) => ({ x: left - first.left, y: top - first.top }));
  };
  const positionAt = (position: DOMRect, shift: { x: number; y: number }) => ({
    x: (position.left + shift.x - box.left) / points,
    baseline: (position.bottom + shift.y - position.height * BELOW - box.top) / points,
  });
  const width = box.width / points;
  /** Whether something of a text is on this page: each page holds the texts of all, beside one another. */
  const isHere = (positions: Iterable<DOMRect>, shift: { x: number; y: number }): boolean =>
    [...positions].some(({ left, right }) => {
      const [begin, end] = [left, right].map((x) => (x + shift.x - box.left) / points);
      return (end ?? 0) > -1 && (begin ?? 0) < width - 1;
    });
  const texts: PlacedText[] = [];
  const walker = document.createTreeWalker(clip, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    range.selectNodeContents(node);
    const positions = range.getClientRects();
    const shifts = shiftsOf(node).filter((shift) => isHere(positions, shift));
    if (shifts.length === 0) continue;
    for (let at = 0; at < text.length; at += 1) {
      if (text.charAt(at).trim() === '') continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [place] = range.getClientRects();
      if (place === undefined) continue;
      texts.push(...shifts.map((shift) => ({ text: text.charAt(at), ...positionAt(place, shift) })));
    }
  }
  return texts.filter(({ x }) => x > -1 && x < width - 1);
}
