import { hasPicture } from './item.ts';
import { type ReportDocument, reportItems } from './report.ts';

/** What the pictures of a report are called, each once: those of its items, and the one behind its pages. */
export function reportPictures(report: Pick<ReportDocument, 'page' | 'layouts'>): string[] {
  const names = reportItems(report).flatMap((item) => (hasPicture(item) ? [item.valor] : []));
  const behind = report.page.imagen_fondo?.valor ?? '';
  return [...new Set([...names, behind])].filter((name) => name !== '');
}
