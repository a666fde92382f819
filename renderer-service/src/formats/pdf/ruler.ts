import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { z } from 'zod';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import type { PagePictures } from '../../browser/page-pictures.ts';
import { pdfDocument } from './pdf-document.ts';

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

/** Measures drawn tables in a page as wide as the paper's body. */
export type Ruler = {
  /** Height of the body in CSS pixels. */
  pageHeight: number;
  measure(html: string): Promise<Measured>;
};

/** A ruler for a report's paper. */
export function rulerOf(
  report: ReportDocument,
  pictures: PagePictures,
  browser: BrowserSupervisor,
  signal: AbortSignal,
): Ruler {
  const { top, right, bottom, left } = report.page.margins;
  const { width, height } = pageSize(report.orientation);
  const css = `.lz-paper{width:${width - left - right}pt}`;
  return {
    pageHeight: ((height - top - bottom) * 96) / 72,
    async measure(html) {
      const page = pdfDocument(report, html, css);
      return await browser.withPage(signal, async (print) => {
        await print.load({ html: page, pictures });
        return measured.parse(await print.evaluate(EXPRESSION));
      });
    },
  };
}
