import { hasFigure } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';

/**
 * Loads the libraries that draw charts and codes, only for a report that has any: they take a hundred megabytes and half
 * a second.
 */
export async function loadFigures(report: ReportDocument): Promise<Pick<DrawContext, 'figures'>> {
  const drawn = reportItems(report).some(hasFigure);
  return drawn ? { figures: (await import('@lienzo/templates/figures/figures')).figures } : {};
}
