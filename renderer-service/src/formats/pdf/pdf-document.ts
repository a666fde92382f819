import type { ReportDocument } from '@lienzo/schema/report/report';
import { drawDocument } from '@lienzo/templates/drawing/draw-document';
import { drawingCss } from '@lienzo/templates/drawing/drawing-css';
import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { pageCss } from '@lienzo/templates/drawing/page-css';
import { pageFontUrl } from '../../browser/print-page.ts';

const CSS = drawingCss('document') + fontFaces(pageFontUrl);

/** The document that is printed for a part of a report. */
export const pdfDocument = (report: ReportDocument, body: string, moreCss = ''): string =>
  drawDocument({ title: report.nombre, css: CSS + pageCss(report) + moreCss, body });
