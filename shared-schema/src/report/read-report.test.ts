import { expect, test } from 'vitest';
import { NewerReportError } from './migrate-report.ts';
import { readReport } from './read-report.ts';
import { emptyReport, REPORT_VERSION } from './report.ts';

const LATER = REPORT_VERSION + 1;

test("today's report is read as it is", () => {
  expect(readReport(emptyReport('Nómina'))).toEqual({ report: emptyReport('Nómina'), newer: false });
});

test('one of a later version is read as far as it is known, and said to be newer', () => {
  const later = { ...emptyReport('Nómina'), version: LATER, sorpresa: true };
  expect(readReport(later)).toEqual({ report: emptyReport('Nómina'), newer: true });
});

test('one of a later version that cannot be read is refused as such', () => {
  expect(() => readReport({ version: LATER, hojas: [] })).toThrow(NewerReportError);
});
