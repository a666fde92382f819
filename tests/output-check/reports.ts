import type { Row } from '@lienzo/schema/data/column';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { captureReceipt, RECEIPT_KINDS } from '@lienzo/templates/reports/capture-receipt';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { STATIC_REPORTS, staticDocument } from '@lienzo/templates/reports/static-reports';
import { everyKind } from './every-kind.ts';
import { everyOption } from './every-option.ts';

export type CheckedReport = { id: string; report: ReportDocument; rows: Record<string, Row[]> };

const TODAY = '2026-11-20';

/** Every report of the product with its sample rows, and one with every kind of item. */
export const CHECKED_REPORTS: readonly CheckedReport[] = [
  ...STARTER_REPORTS,
  ...STATIC_REPORTS.map((one) => ({
    id: `static-${one.id}`,
    report: staticDocument(one, one.filters(TODAY)),
    rows: one.rows,
  })),
  ...captureReceipts(),
  { id: 'every-kind', ...everyKind() },
  { id: 'every-option', ...everyOption() },
];

/** The receipts of what was captured, over the rows of the starters that they are made of. */
function captureReceipts(): CheckedReport[] {
  const rows = Object.fromEntries(STARTER_REPORTS.flatMap((starter) => Object.entries(starter.rows)));
  const of = { paysheet_id: 1, initial_date: '2026-11-01', end_date: '2026-11-15', logo: null };
  return RECEIPT_KINDS.map((kind) => {
    const report = captureReceipt(kind, of);
    const own = dataItems(report).map(({ uuid }) => [uuid, rows[uuid] ?? []] as const);
    return { id: `receipt-${kind}`, report, rows: Object.fromEntries(own) };
  });
}
