import { upgradeReport } from '@lienzo/schema/report/migrate-report';

/**
 * Upgrades the `reporte` of a body that was sent by an older web client to the current version; anything that is not a
 * report is left for the schema to reject.
 * @throws NewerReportError.
 */
export function currentReport(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('reporte' in body)) return body;
  return { ...body, reporte: upgradeReport(body.reporte) };
}
