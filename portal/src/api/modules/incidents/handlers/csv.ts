import { contentDisposition } from '@lienzo/schema/api/file-name';
import { incidentCsv } from '@lienzo/schema/capture/incident-csv';
import type { get_csv_incident } from '@lienzo/schema/capture/incident-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { listCsvLines } from '../repositories/csv-lines.ts';
import { loadPeriod } from '../saving/open-period.ts';
import type { Handler } from '../services.ts';

/** The names of specification 3 §9. */
const CSV_NAMES = { I: 'incidencias.csv', E: 'horas_extra.csv' } as const;

export const getCsvIncident: Handler<typeof get_csv_incident> = async ({
  query,
  caller,
  services,
  context,
}) => {
  const { paysheet_id: paysheetId, period_id: periodId, type, masiva } = query;
  const lines = await inTenant(services.db, caller, async (trx) => {
    const { id } = await loadPeriod(trx, caller, { paysheetId, periodId });
    return listCsvLines(trx, caller.organizationId, id, type);
  });
  return context.body(incidentCsv(lines, { bulk: masiva === 'true' }), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', CSV_NAMES[type]),
    'Cache-Control': 'no-store',
  });
};
