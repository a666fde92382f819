import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/**
 * Letter paper in the report's orientation with its margins, and every page group on a page of its own. What is
 * wider than the body is cut off: for one pixel's fraction Chromium would lay the whole report out wider, break its
 * lines elsewhere and print it smaller.
 */
export function pageCss(report: Pick<ReportDocument, 'orientation' | 'page'>): string {
  const { width, height } = pageSize(report.orientation);
  const { top, right, bottom, left } = report.page.margins;
  return `@page{size:${width}pt ${height}pt;margin:${top}pt ${right}pt ${bottom}pt ${left}pt}.lz-sheet{margin:0}.lz-paper .lz-group{overflow-x:clip}.lz-paper .lz-group+.lz-group{break-before:page}`;
}
