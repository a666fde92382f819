import { pageTexts, REGIONS } from '@lienzo/schema/report/page-regions';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import { hasBackdrop } from '@lienzo/schema/report/watermark';
import { drawBackdrop } from '@lienzo/templates/drawing/draw-backdrop';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageRegion } from '@lienzo/templates/drawing/draw-page-region';
import type { PageNumbers } from './page-numbers.ts';

/** Sheets of the page's size without margins; slightly lower, so that none overflows to the next. */
export function sheetCss(report: ReportDocument): string {
  const { width, height } = pageSize(report.orientation, report.page.papel);
  return `@page sheet{size:${width}pt ${height}pt;margin:0}.lz-paper .lz-sheet-page{page:sheet;position:relative;width:${width}pt;height:${height - 0.2}pt;overflow:hidden}.lz-paper .lz-sheet-page+.lz-sheet-page{break-before:page}`;
}

/** Headers, footers and what stands behind a page, one sheet for each page's numbers, to be joined with the pages. */
export function drawSheets(
  report: ReportDocument,
  context: DrawContext,
  numbers: readonly PageNumbers[],
): string {
  let html = '';
  for (const { isFirst, ...pageFields } of numbers) {
    const own = { ...context, pageFields };
    const regions = REGIONS.map((region) => drawPageRegion(region, report, own, isFirst));
    html += `<div class="lz-sheet-page">${drawBackdrop(report, { ...context, isFirst })}${regions.join('')}</div>`;
  }
  return html;
}

/** Whether anything stands around or behind the body of the pages. */
export const hasSheets = ({ page }: ReportDocument): boolean =>
  pageTexts(page).length > 0 || hasBackdrop(page);

/** Whether header or footer, or what is behind them, differ between pages. */
export function usesPageFields(report: ReportDocument): boolean {
  const { primera_pagina, imagen_fondo } = report.page;
  if (primera_pagina !== undefined || imagen_fondo?.paginas === 'primera') return true;
  for (const text of pageTexts(report.page))
    for (const node of inlineNodes(text))
      if (node.type === 'field' && (node.attrs.field === 'page' || node.attrs.field === 'pages')) return true;
  return false;
}
