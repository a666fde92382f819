import { upgradeReport } from '@lienzo/schema/report/migrate-report';

/**
 * A body whose `reporte` was written by an older page of ours, brought to today's version; whatever is no
 * report is left for the schema to refuse.
 * @throws NewerReportError.
 */
export function currentReport(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('reporte' in body)) return body;
  return { ...body, reporte: upgradeReport(body.reporte) };
}
