/** Reads a stored or received report of any version that ever existed and brings it to today's. */
import { z } from 'zod';
import { REPORT_VERSION, type ReportDocument, reportDocument } from './report.ts';

/** One step: from `version` to `version + 1`. */
type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** By the version they start from. Each has a fixture in `migrate-report.test.ts`. */
const migrations: Record<number, Migration> = {};

/** The document was written by a newer Lienzo than this one. */
export class NewerReportError extends Error {
  readonly version: number;
  constructor(version: number) {
    super(`report version ${version} is newer than ${REPORT_VERSION}`);
    this.version = version;
  }
}

/**
 * @param stored what the database or a caller holds.
 * @throws NewerReportError when it is of a later version; ZodError when it is no report.
 */
export function migrateReport(stored: unknown): ReportDocument {
  let report = z.looseObject({ version: z.int().min(1) }).parse(stored) as Record<string, unknown> & {
    version: number;
  };
  if (report.version > REPORT_VERSION) throw new NewerReportError(report.version);
  while (report.version < REPORT_VERSION) {
    const step = migrations[report.version];
    if (step === undefined) throw new Error(`no migration from report version ${report.version}`);
    report = { ...step(report), version: report.version + 1 };
  }
  return reportDocument.parse(report);
}
