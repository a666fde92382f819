import type { Row } from '@lienzo/schema/data/column';
import { pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import type { DrawContext } from './draw-context.ts';
import { drawDocument } from './draw-document.ts';
import { drawingCss } from './drawing-css.ts';
import { bodyHeight } from './page/body-height.ts';
import { bodyWidth } from './page/body-width.ts';
import { drawNoData } from './page/draw-no-data.ts';
import { drawPages } from './page/draw-pages.ts';
import { pageCss } from './page/page-css.ts';
import { withRegionMargins } from './page/region-margins.ts';
import { rowsByUuid } from './page/rows-by-uuid.ts';

/** Options of `drawReport`. */
export type DrawReportOptions = {
  /** The day of `hoy`, `YYYY-MM-DD`. */
  today: string;
  /** `fontFaces(…)` with sources that the document may read. */
  fontCss: string;
  imageSource?: DrawContext['imageSource'];
};

/**
 * A whole report as one HTML document: what a browser prints is the report's PDF without its header and footer, which
 * are drawn by `drawPageRegion` once the page count is known.
 * @param rows the rows of each data item by its uuid.
 */
export function drawReport(
  document: ReportDocument,
  rows: Readonly<Record<string, readonly Row[]>>,
  options: DrawReportOptions,
): string {
  const report = withFonts(withRegionMargins(document));
  const context: DrawContext = {
    rowsOf: rowsByUuid(rows),
    imageSource: options.imageSource ?? (() => null),
    today: options.today,
    bodyWidth: bodyWidth(report),
    bodyHeight: bodyHeight(report),
    placeholders: false,
  };
  let body = '';
  for (const group of pageGroups(report.layouts))
    for (const page of drawPages(group, report, context)) body += page;
  return drawDocument({
    title: report.nombre,
    css: drawingCss('document') + pageCss(report) + options.fontCss,
    body: body === '' ? drawNoData() : body,
  });
}
