import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { drawDocument } from '@lienzo/templates/drawing/draw-document';
import { drawingCss } from '@lienzo/templates/drawing/drawing-css';
import { pageCss } from '@lienzo/templates/drawing/page-css';
import { PAGE_FONT_CSS } from '../../../assets/page-assets/page-fonts.ts';

const CSS = drawingCss('document') + PAGE_FONT_CSS;

/** The document that is printed for a part of a report. */
export const pdfDocument = (report: ReportDocument, body: string, moreCss = ''): string =>
  drawDocument({ title: report.nombre, css: CSS + pageCss(report) + moreCss, body });

/** Makes the document as wide as the page body before it is printed, too. */
export function screenCss({ orientation, page }: ReportDocument): string {
  const { left, right } = page.margins;
  return `@media screen{.lz-paper{width:${pageSize(orientation, page.papel).width - left - right}pt}}`;
}
