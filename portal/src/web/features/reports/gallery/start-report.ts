import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import type { ReportOwner } from '@lienzo/templates/reports/own-report';
import { call } from '../../../shared/api/call';
import { organizationLogo } from '../../../shared/reports/organization-logo';
import { mostFrequent } from './most-frequent';
import { withFreshUuids } from './with-fresh-uuids';

/**
 * Creates a report from a starter report, with the organization's logo and a payroll that has rows.
 * @param id of the starter report; an unknown one gives an empty report.
 * @throws errors of the calls.
 */
export async function startReport(id: string, signal: AbortSignal): Promise<ReportDocument> {
  const [{ STARTER_REPORTS }, { ownReport, periodTable }] = await Promise.all([
    import('@lienzo/templates/reports/starter-reports'),
    import('@lienzo/templates/reports/own-report'),
  ]);
  const starter = STARTER_REPORTS.find((one) => one.id === id);
  if (starter === undefined) return emptyReport();
  const today = todayInMexico();
  const table = periodTable(starter.report);
  const nomina = table === undefined ? null : await fullestPayroll(table, today, signal);
  return withFreshUuids(ownReport(starter.report, { logo: organizationLogo(), nomina }));
}

/** Number of rows fetched; more than the periods of one day have in all but the largest bureaus. */
const MAX_ROWS = 1000;

/** Of the periods that ended last, the payroll of the one with the most rows in a table; null without rows. */
async function fullestPayroll(
  table: string,
  today: string,
  signal: AbortSignal,
): Promise<ReportOwner['nomina']> {
  const { rows } = await call(endpoints.preview_rows, {
    body: {
      selected_tables: [table, 'periods', 'paysheets'],
      selected_columns: [
        // One row per row of the table: otherwise each period would be returned once.
        { column: `${table}.id`, data_type: 'integer', readable_name: '' },
        { column: 'paysheets.id', data_type: 'integer', readable_name: '' },
        { column: 'periods.end_date', data_type: 'date', readable_name: '' },
      ],
      filters: [
        {
          id: 'filtro-terminado',
          nombre: '',
          selected_columns: ['periods.end_date'],
          column_type: 'date',
          condition: 'menor que',
          valor: addDays(today, 1),
        },
      ],
      additional_columns: [],
      order_columns: [{ column: 'periods.end_date', direction: 'desc' }],
      limit: MAX_ROWS,
    },
    signal,
  });
  const end_date = rows[0]?.['periods.end_date'];
  const newest = rows.filter((row) => row['periods.end_date'] === end_date);
  return mostFrequent(newest.map((row) => String(row['paysheets.id'] ?? ''))) || null;
}
