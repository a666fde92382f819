/** Upgrades a stored or received report of any earlier version to the current one. */
import { z } from 'zod';
import { fromVersion1 } from './migrations/from-version-1.ts';
import { fromVersion2 } from './migrations/from-version-2.ts';
import { fromVersion3 } from './migrations/from-version-3.ts';
import { fromVersion4 } from './migrations/from-version-4.ts';
import { fromVersion5 } from './migrations/from-version-5.ts';
import { fromVersion6 } from './migrations/from-version-6.ts';
import { fromVersion7 } from './migrations/from-version-7.ts';
import { REPORT_VERSION, type ReportDocument, reportDocument } from './report.ts';
import { withSharedData } from './shared-data.ts';

/** One step: from `version` to `version + 1`. */
type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** By the version they start from. Each has a fixture in `migrate-report.test.ts`. */
const migrations: Record<number, Migration> = {
  1: fromVersion1,
  2: fromVersion2,
  3: fromVersion3,
  4: fromVersion4,
  5: fromVersion5,
  6: fromVersion6,
  7: fromVersion7,
};

/** The document was written by a newer version of Lienzo. */
export class NewerReportError extends Error {
  readonly version: number;
  constructor(version: number) {
    super(`report version ${version} is newer than ${REPORT_VERSION}`);
    this.version = version;
  }
}

/**
 * Runs the missing migrations, without validating.
 * @returns the report in the current version, still to be parsed by its schema; a value without a version is unchanged.
 * @throws NewerReportError when it is of a later version.
 */
export function upgradeReport(stored: unknown): unknown {
  const read = z.looseObject({ version: z.int().min(1) }).safeParse(stored);
  if (!read.success) return stored;
  if (read.data.version > REPORT_VERSION) throw new NewerReportError(read.data.version);
  let report: Record<string, unknown> = read.data;
  for (let version = read.data.version; version < REPORT_VERSION; version += 1) {
    const step = migrations[version];
    if (step === undefined) throw new Error(`no migration from report version ${version}`);
    report = { ...step(report), version: version + 1 };
  }
  return report;
}

/**
 * @param stored the report as stored or received.
 * @throws NewerReportError when it is of a later version; ZodError when it is not a report.
 */
export const migrateReport = (stored: unknown): ReportDocument =>
  withSharedData(reportDocument.parse(upgradeReport(stored)));
