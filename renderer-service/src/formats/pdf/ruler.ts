import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import type { PagePictures } from '../../browser/page-pictures.ts';
import { type Measured, measureTable } from './measure-table.ts';
import { pdfDocument } from './pdf-document.ts';

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
  const { top, bottom } = report.page.margins;
  const { height } = pageSize(report.orientation);
  const css = screenCss(report);
  return {
    pageHeight: ((height - top - bottom) * 96) / 72,
    async measure(html) {
      const page = pdfDocument(report, html, css);
      return await browser.withPage(signal, async (print) => {
        await print.load({ html: page, pictures });
        return await measureTable(print);
      });
    },
  };
}

/** Before it is printed a document is as wide as the paper's body, too. */
export function screenCss({ orientation, page }: ReportDocument): string {
  const { left, right } = page.margins;
  return `@media screen{.lz-paper{width:${pageSize(orientation).width - left - right}pt}}`;
}
