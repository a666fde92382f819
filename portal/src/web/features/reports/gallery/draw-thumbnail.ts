import { pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext, Figures } from '@lienzo/templates/drawing/draw-context';
import { drawPages } from '@lienzo/templates/drawing/draw-pages';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { SAMPLE_OWNERS } from '@lienzo/templates/reports/sample-payroll';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';

/** The date of the sample rows. */
const SAMPLE_DAY = '2026-11-20';

/**
 * Draws the first page of a starter report with its sample rows, as for print: the content of a `.lz-paper` element.
 * @param logo replaces its pictures; null: the report's own.
 * @param figures draws charts and codes; without it they are left empty.
 */
export function drawThumbnail(
  { report, rows }: StarterReport,
  logo: string | null,
  figures: Figures | undefined,
): string {
  const context: DrawContext = {
    rowsOf: rowsByUuid(rows),
    imageSource: (valor) => logo ?? valor,
    today: SAMPLE_DAY,
    dataFields: SAMPLE_OWNERS,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    ...(figures && { figures }),
  };
  return firstPage(withFonts(report), context);
}

function firstPage(report: ReportDocument, context: DrawContext): string {
  const [group] = pageGroups(report.layouts);
  if (group === undefined) return '';
  const [first = ''] = drawPages(group, report, context);
  return first;
}
