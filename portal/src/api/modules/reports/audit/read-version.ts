import { NewerReportError } from '@lienzo/schema/report/migrate-report';
import { readReport } from '@lienzo/schema/report/read-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { ZodError } from 'zod';

/** A stored version as far as this program can read it; null for none, and for one that it cannot read at all. */
export function readVersion(stored: object | null): ReportDocument | null {
  if (stored === null) return null;
  try {
    return readReport(stored).report;
  } catch (error) {
    if (error instanceof NewerReportError || error instanceof ZodError) return null;
    throw error;
  }
}
