import { MIN_BODY } from '@lienzo/schema/report/paper';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/** Width of a report's page body in points: the page without its left and right margins. */
export function bodyWidth(report: Pick<ReportDocument, 'orientation' | 'page'>): number {
  const { left, right } = report.page.margins;
  return Math.max(MIN_BODY, pageSize(report.orientation, report.page.papel).width - left - right);
}
