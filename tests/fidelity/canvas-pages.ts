/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { joinedLines, type PlacedText } from './joined-lines.ts';

/** The lines of the editor's first sheet as they stand on the canvas, page by page. */
export async function canvasPages(page: Page): Promise<string[][]> {
  const pages = await page.evaluate(placedTexts);
  return pages.map((texts) => joinedLines(texts));
}

/** Runs in the page, where nothing of this module is known. */
async function placedTexts(): Promise<PlacedText[][]> {
  /** Of Inter's line, what lies below the baseline. */
  const BELOW = 0.2412 / (0.96875 + 0.2412);
  await document.fonts.ready;
  const sheet = document.querySelector('.lz-paper')?.closest('section');
  const group = sheet?.querySelector<HTMLElement>('.lz-group');
  if (!sheet || !group) throw new Error('no sheet');
  const papers = [...sheet.querySelectorAll('[data-lz-page]')].map((one) => one.getBoundingClientRect());
  const points = (group.getBoundingClientRect().width / group.offsetWidth) * (96 / 72);
  const pages: PlacedText[][] = papers.map(() => []);
  const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    // What the canvas says of a table is not printed.
    if (node.parentElement?.closest('[data-lz-fit-note]')) continue;
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      if (text.charAt(at).trim() === '') continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [place] = range.getClientRects();
      const paper = papers.findIndex(
        ({ top, bottom }) => place !== undefined && place.top >= top && place.bottom <= bottom,
      );
      const origin = papers[paper];
      if (place === undefined || origin === undefined) continue;
      pages[paper]?.push({
        text: text.charAt(at),
        x: (place.left - origin.left) / points,
        baseline: (place.bottom - place.height * BELOW - origin.top) / points,
      });
    }
  }
  return pages;
}
