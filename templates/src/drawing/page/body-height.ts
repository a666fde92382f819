import { MIN_BODY } from '@lienzo/schema/report/paper';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';

/** What fills a page is lower than its body by this, in points, so that rounding adds no page. */
const SLACK = 0.5;

/** Height of a report's page body in points: the page without its top and bottom margins. */
export function bodyHeight(report: Pick<ReportDocument, 'orientation' | 'page'>): number {
  const { top, bottom } = report.page.margins;
  return Math.max(MIN_BODY, pageSize(report.orientation, report.page.papel).height - top - bottom - SLACK);
}

/** The custom property that limits pictures and charts to the body, or to a label. @param height in points. */
export const bodyHeightCss = (height: number): string => `--lz-body-height:${height}pt`;
