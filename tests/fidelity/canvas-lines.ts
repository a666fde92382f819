/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { joinedLines, type PlacedText } from './joined-lines.ts';

/**
 * The lines that a drawing has on the editor's page: it takes the place of the first sheet's content, between the
 * same margins, in the same styles, at the same scale.
 * @param html a page group, as `drawGroup` gives it.
 */
export async function canvasLines(page: Page, html: string): Promise<string[]> {
  return joinedLines(await page.evaluate(placedTexts, html));
}

/** Runs in the page, where nothing of this module is known. */
async function placedTexts(html: string): Promise<PlacedText[]> {
  /** Of Inter's line, what lies below the baseline. */
  const BELOW = 0.2412 / (0.96875 + 0.2412);
  const group = document.querySelector<HTMLElement>('.lz-paper .lz-group');
  if (group === null) throw new Error('no sheet');
  const content = document.createElement('template');
  content.innerHTML = html;
  // Whole, for its own element says how labels lie on the sheet; the canvas shows only the first of them.
  group.classList.remove('lz-label-body');
  group.removeAttribute('style');
  group.replaceChildren(content.content);
  await document.fonts.ready;
  const box = group.getBoundingClientRect();
  const points = (box.width / group.offsetWidth) * (96 / 72);
  const texts: PlacedText[] = [];
  const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      if (text.charAt(at).trim() === '') continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const position = range.getBoundingClientRect();
      texts.push({
        text: text.charAt(at),
        x: (position.left - box.left) / points,
        baseline: (position.bottom - position.height * BELOW - box.top) / points,
      });
    }
  }
  return texts;
}
