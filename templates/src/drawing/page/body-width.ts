import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/** Width of a report's page body in points: the page without its left and right margins. */
export function bodyWidth(report: Pick<ReportDocument, 'orientation' | 'page'>): number {
  const { left, right } = report.page.margins;
  return Math.max(72, pageSize(report.orientation).width - left - right);
}
