import { z } from 'zod';
import { migrateReport, NewerReportError } from './migrate-report.ts';
import { REPORT_VERSION, type ReportDocument, reportDocument } from './report.ts';

/**
 * Reads a stored report of any version as far as this version can.
 * @returns `newer`: a later version wrote it; what this version does not know is missing, so it may be shown but never
 * saved.
 * @throws NewerReportError when it is of a later version and cannot be read at all; ZodError when it is not a report.
 */
export function readReport(stored: unknown): { report: ReportDocument; newer: boolean } {
  try {
    return { report: migrateReport(stored), newer: false };
  } catch (error) {
    if (!(error instanceof NewerReportError)) throw error;
    const read = reportDocument.safeParse({ ...z.looseObject({}).parse(stored), version: REPORT_VERSION });
    if (!read.success) throw error;
    return { report: read.data, newer: true };
  }
}
