import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';

/**
 * What draws a report's charts and codes. Its libraries take a hundred megabytes and half a second to load: a
 * service that never draws one does without.
 */
export async function loadFigures(report: ReportDocument): Promise<Pick<DrawContext, 'figures'>> {
  const drawn = reportItems(report).some(({ nombre }) => nombre === 'grafica' || nombre === 'codigo');
  return drawn ? { figures: (await import('@lienzo/templates/figures/figures')).figures } : {};
}
