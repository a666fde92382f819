import { expect, it } from 'vitest';
import { migrateReport } from '../migrate-report.ts';
import { emptyReport, REPORT_VERSION } from '../report.ts';

/** As version 6 stored it. */
const STORED = { ...emptyReport('Recibos'), version: 6 };

it('a report of version 6 still counts all of its pages', () => {
  const report = migrateReport(structuredClone(STORED));
  expect(report).toEqual({ ...STORED, version: REPORT_VERSION });
  expect(report.page.numbering).toBeUndefined();
});
