import { z } from 'zod';
import type { PrintPage } from '../../browser/print-page.ts';

/** Heights in CSS pixels of what was drawn, as the print will lay it out. */
export type Measured = {
  /** From the top of the body to the first row's top, when the first page begins with what was drawn. */
  firstRowTop: number;
  /** The table's head, as it repeats. */
  head: number;
  rows: number[];
};

const measured = z.object({ firstRowTop: z.number(), head: z.number(), rows: z.array(z.number()) });

/** The last table of the document, its rows one by one. */
const EXPRESSION = `(() => {
  const paper = document.querySelector('.lz-paper').getBoundingClientRect();
  const table = [...document.querySelectorAll('table')].at(-1);
  const head = table.tHead.getBoundingClientRect();
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]).map((row) => row.getBoundingClientRect());
  return { firstRowTop: (rows[0]?.top ?? head.bottom) - paper.top, head: head.height, rows: rows.map((row) => row.height) };
})()`;

/** Measures the last table of a loaded document. */
export const measureTable = async (page: Pick<PrintPage, 'evaluate'>): Promise<Measured> =>
  measured.parse(await page.evaluate(EXPRESSION));
