import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight, bodyHeightCss } from './body-height.ts';

/**
 * The report's paper with its margins; every page group starts a page. Horizontal overflow is
 * clipped: for a fraction of a pixel Chromium would lay out the whole report wider, wrap its lines differently and
 * scale it down.
 */
export function pageCss(report: Pick<ReportDocument, 'orientation' | 'page'>): string {
  const { width, height } = pageSize(report.orientation, report.page.papel);
  const { top, right, bottom, left } = report.page.margins;
  return `@page{size:${width}pt ${height}pt;margin:${top}pt ${right}pt ${bottom}pt ${left}pt}.lz-sheet{margin:0;${bodyHeightCss(bodyHeight(report))}}.lz-paper .lz-group{overflow-x:clip}.lz-paper .lz-group+.lz-group{break-before:page}`;
}
