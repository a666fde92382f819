import { FURTHER_SHEET_CLASS } from '@lienzo/templates/drawing/fit-labels';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';
import { IN_COLUMNS } from './continue-on-pages.ts';

const counts = z.array(z.number().int().positive());

/** A group that is laid out in columns has as many pages as columns; the further sheets of one are its own. */
const EXPRESSION = `(() => {
  const counts = [];
  for (const group of document.querySelectorAll('.lz-group')) {
    const pages = ${IN_COLUMNS}(group, () => {
      const [paper] = group.getClientRects();
      const ends = [...group.children].map((child) => child.getBoundingClientRect().right);
      return Math.max(1, Math.ceil((Math.max(...ends) - paper.left - 1) / paper.width));
    }) ?? 1;
    if (group.classList.contains('${FURTHER_SHEET_CLASS}')) counts[counts.length - 1] += pages;
    else counts.push(pages);
  }
  return counts;
})()`;

/** The number of pages of each page group in a loaded document with `columnsCss`, before it is printed. */
export async function measureGroups(page: Pick<PrintPage, 'evaluate'>): Promise<number[]> {
  return counts.parse(await page.evaluate(EXPRESSION));
}
