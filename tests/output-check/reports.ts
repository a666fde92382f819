import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { withDataFields } from '@lienzo/schema/report/with-data-fields';
import { captureReceipt, RECEIPT_KINDS } from '@lienzo/templates/reports/capture-receipt';
import { payrollAcknowledgement } from '@lienzo/templates/reports/payroll-acknowledgement';
import { SAMPLE_CLIENT, SAMPLE_OWNERS } from '@lienzo/templates/reports/sample-payroll';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { STATIC_REPORTS, staticDocument } from '@lienzo/templates/reports/static-reports';
import type { CheckedReport } from './checked-report.ts';
import { everyArrangement } from './every-arrangement.ts';
import { everyKind } from './every-kind.ts';
import { everyOption } from './every-option.ts';
import { REPORT_INPUTS } from './inputs.ts';

const TODAY = '2026-11-20';

/** Of the starters, by item uuid. */
const ROWS = new Map(STARTER_REPORTS.flatMap((starter) => Object.entries(starter.rows)));

const PERIOD = {
  ...{ paysheet_id: 1, cliente: SAMPLE_CLIENT, nomina: SAMPLE_OWNERS.payroll },
  initial_date: '2026-11-01',
  end_date: '2026-11-15',
  logo: null,
};

/** Every report of the product with its sample rows, what a finalised period gives, and reports with every kind of item. */
export const CHECKED_REPORTS: readonly CheckedReport[] = [
  ...STARTER_REPORTS,
  ...STATIC_REPORTS.map((one) => ({
    id: `static-${one.id}`,
    report: staticDocument(one, one.filters(TODAY)),
    rows: one.rows,
  })),
  ...RECEIPT_KINDS.map((kind) => withStarterRows(`receipt-${kind}`, captureReceipt(kind, PERIOD))),
  withStarterRows('acknowledgement', acknowledgement()),
  { id: 'every-kind', ...everyKind() },
  { id: 'every-option', ...everyOption() },
  { id: 'every-arrangement', ...everyArrangement() },
  ...REPORT_INPUTS,
].map((one) => ({ ...one, report: withDataFields(one.report, SAMPLE_OWNERS) }));

/** A report that is made of starters, over their rows. */
function withStarterRows(id: string, report: ReportDocument): CheckedReport {
  const rows = dataItems(report).map(({ uuid }) => [uuid, ROWS.get(uuid) ?? []] as const);
  return { id, report, rows: Object.fromEntries(rows) };
}

function acknowledgement(): ReportDocument {
  return payrollAcknowledgement({
    ...PERIOD,
    id_humansite: 'A-104',
    ...{ proceso: 'Nómina ordinaria', periodo: 'Noviembre, del 01/11/2026 al 15/11/2026' },
    ...{ estado: 'Finalizada', kinds: RECEIPT_KINDS },
  });
}
