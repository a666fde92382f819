import { contentDisposition } from '@lienzo/schema/api/file-name';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { reportItems } from '@lienzo/schema/report/report';
import type { get_items_jsons } from '@lienzo/schema/reports/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadReport } from '../../reports/reports.ts';
import type { Handler } from '../services.ts';

/** The items of a report as a file, in reading order and in the format of now. */
export const getItemsFile: Handler<typeof get_items_jsons> = async ({ query, caller, services, context }) => {
  const stored = await inTenant(services.db, caller, (trx) => loadReport(trx, caller, query.report_id));
  const report = migrateReport(stored.document);
  return context.body(JSON.stringify(reportItems(report), null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', `${report.nombre.trim()}.json`),
    'Cache-Control': 'no-store',
  });
};
