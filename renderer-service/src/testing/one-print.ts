import type { RowList } from '@lienzo/schema/data/row-list';
import { pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPages } from '@lienzo/templates/drawing/draw-pages';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { figures } from '@lienzo/templates/figures/figures';
import type { Printer } from '../browser/printer.ts';
import { columnsCss, continueOnPages } from '../formats/pdf/plan/continue-on-pages.ts';
import { fillPageSums } from '../formats/pdf/plan/fill-page-sums.ts';
import { pdfDocument, screenCss } from '../formats/pdf/print/pdf-document.ts';

/** A report's body in one print, without header and footer: what its parts are compared with. */
export async function onePrint(
  report: ReportDocument,
  rows: Record<string, RowList>,
  browser: Printer,
): Promise<Uint8Array> {
  const context: DrawContext = {
    rowsOf: rowsByUuid(rows),
    imageSource: (valor) => valor,
    today: '2026-11-20',
    bodyWidth: bodyWidth(report),
    bodyHeight: bodyHeight(report),
    placeholders: false,
    figures,
  };
  const pages = pageGroups(report.layouts).flatMap((group) => [...drawPages(group, report, context)]);
  return await browser.withPage(new AbortController().signal, async (page) => {
    const html = pages.join('');
    await page.load({ html: pdfDocument(report, html, screenCss(report) + columnsCss(report)) });
    await continueOnPages(page, html);
    await fillPageSums(page, html);
    return await page.print();
  });
}
