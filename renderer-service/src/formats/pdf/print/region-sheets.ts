import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageRegion } from '@lienzo/templates/drawing/draw-page-region';
import type { PageNumbers } from './page-numbers.ts';

/** Sheets of the page's size without margins; slightly lower, so that none overflows to the next. */
export function sheetCss(report: ReportDocument): string {
  const { width, height } = pageSize(report.orientation, report.page.papel);
  return `@page sheet{size:${width}pt ${height}pt;margin:0}.lz-paper .lz-sheet-page{page:sheet;position:relative;width:${width}pt;height:${height - 0.2}pt;overflow:hidden}.lz-paper .lz-sheet-page+.lz-sheet-page{break-before:page}`;
}

/** Headers and footers, one sheet for each page's numbers, to be overlaid on the pages. */
export function drawSheets(
  report: ReportDocument,
  context: DrawContext,
  numbers: readonly PageNumbers[],
): string {
  let html = '';
  for (const pageFields of numbers) {
    const own = { ...context, pageFields };
    html += `<div class="lz-sheet-page">${drawPageRegion('header', report, own)}${drawPageRegion('footer', report, own)}</div>`;
  }
  return html;
}

export const hasRegions = ({ page }: ReportDocument): boolean => page.header !== null || page.footer !== null;

/** Whether header or footer differ between pages. */
export function usesPageFields(report: ReportDocument): boolean {
  for (const text of [report.page.header, report.page.footer])
    if (text !== null)
      for (const node of inlineNodes(text))
        if (node.type === 'field' && (node.attrs.field === 'page' || node.attrs.field === 'pages'))
          return true;
  return false;
}
