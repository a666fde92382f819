import { CONTINUED_CLASS } from '@lienzo/templates/drawing/continue-groups';
import { CARRIED_CLASS, PAGE_SUM_CLASS } from '@lienzo/templates/drawing/page-sums';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';
import type { MeasuredCell } from './find-page-cut.ts';

/** The position of a part's last section, in page indexes from 0. */
export type MeasuredPart = {
  pages: number;
  /** The page on which the section begins. */
  firstPage: number;
  /** The section's cells from the left. */
  cells: MeasuredCell[];
};

const measured = z.object({
  pages: z.number(),
  begin: z.number(),
  cells: z.array(z.object({ last: z.number(), lines: z.array(z.tuple([z.number(), z.number()])) })),
});

/** Selects the lines of a table; a repeated heading is none, nor are the sums of pages. */
export const LINES = `:scope>tbody>tr:not(.lz-before,.${CONTINUED_CLASS},.${PAGE_SUM_CLASS},.${CARRIED_CLASS})`;

/** Pages are laid out side by side as columns; lengths are rounded to 1/64 pixel. */
const EXPRESSION = `(() => {
  const paper = document.querySelector('.lz-paper').getBoundingClientRect();
  const span = (element) => {
    const { left, right } = element.getBoundingClientRect();
    const first = Math.max(0, Math.floor((left - paper.left + 1) / paper.width));
    return [first, Math.max(first, Math.ceil((right - paper.left - 1) / paper.width) - 1)];
  };
  // The first line of a further band cannot be parted from its head.
  const pageOfHead = ({ tHead }, row) => {
    const [box] = tHead.getClientRects();
    return box === undefined ? span(row)[0] : Math.max(0, Math.floor((box.left - paper.left + 1) / paper.width));
  };
  const group = document.querySelector('.lz-group');
  const section = group.lastElementChild;
  return {
    pages: span(group)[1] + 1,
    begin: span(section)[0],
    cells: [...section.children].map((cell) => ({
      last: span(cell)[1],
      lines: [...cell.querySelectorAll('.lz-table')].flatMap((table, band) =>
        [...table.querySelectorAll('${LINES}')].map((row, index) =>
          band > 0 && index === 0 ? [pageOfHead(table, row), span(row)[1]] : span(row))),
    })),
  };
})()`;

/** Measures the last section of a loaded part, which is laid out in columns (`partCss`). */
export async function measurePart(page: Pick<PrintPage, 'evaluate'>): Promise<MeasuredPart> {
  const { pages, begin: firstPage, cells } = measured.parse(await page.evaluate(EXPRESSION));
  return {
    pages,
    firstPage,
    cells: cells.map(({ last, lines }) => ({
      last,
      lines: lines.map(([first, end]) => ({ first, last: end })),
    })),
  };
}
