import { FURTHER_SHEET_CLASS } from '@lienzo/templates/drawing/fit-labels';
import { RUN_START_CLASS } from '@lienzo/templates/drawing/page-sums';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';
import { IN_COLUMNS } from './continue-on-pages.ts';

/** `starts`: the pages, from 0, on which page numbers begin again inside of a page group. */
const groups = z.array(
  z.object({ pages: z.number().int().positive(), starts: z.array(z.number().int().positive()) }),
);
export type MeasuredGroup = z.infer<typeof groups>[number];

/** The pages of an element that is laid out in columns, with the pages on which numbers begin again. */
const PAGES = `((group) => {
  const [paper] = group.getClientRects();
  const ends = [...group.children].map((child) => child.getBoundingClientRect().right);
  const starts = [...group.querySelectorAll('.${RUN_START_CLASS}')].map((line) =>
    Math.floor((line.getBoundingClientRect().left - paper.left + 1) / paper.width));
  return {
    pages: Math.max(1, Math.ceil((Math.max(...ends) - paper.left - 1) / paper.width)),
    starts: [...new Set(starts)].filter((page) => page > 0).sort((a, b) => a - b),
  };
})`;

/** A group that is laid out in columns has as many pages as columns; the further sheets of one are its own. */
const EXPRESSION = `(() => {
  const groups = [];
  for (const group of document.querySelectorAll('.lz-group')) {
    const own = ${IN_COLUMNS}(group, () => ${PAGES}(group)) ?? { pages: 1, starts: [] };
    if (group.classList.contains('${FURTHER_SHEET_CLASS}')) groups[groups.length - 1].pages += own.pages;
    else groups.push(own);
  }
  return groups;
})()`;

/** The pages of each page group in a loaded document with `columnsCss`, before it is printed. */
export async function measureGroups(page: Pick<PrintPage, 'evaluate'>): Promise<MeasuredGroup[]> {
  return groups.parse(await page.evaluate(EXPRESSION));
}

/** The pages on which numbers begin again in a part of a long table, which is laid out in columns as a whole. */
export async function measurePartStarts(page: Pick<PrintPage, 'evaluate'>): Promise<number[]> {
  const expression = `[${PAGES}(document.querySelector('.lz-paper'))]`;
  return groups.parse(await page.evaluate(expression)).flatMap(({ starts }) => starts);
}
