import type { BodyMeter } from '../body/limited-body.ts';
import type { LoadedJob } from './opened-job.ts';

/** An ordinary job, which is done in a second or two; in milliseconds. */
const BASE_MS = 30_000;
/** A job with more than one of these is a large one, and is given more time for each beyond. */
const INCLUDED = { rows: 1_000, megabytes: 1, reports: 10 };
/** Milliseconds; several times what they take on a machine with two cores. */
const MS_PER_EXTRA = { row: 20, megabyte: 10_000, report: 1_000 };

/**
 * How long a job may work once its turn has come, in milliseconds: a small document that takes longer is one that was
 * made to take long.
 */
export function workTimeLimit(
  { rows, reports = 1 }: Pick<LoadedJob, 'rows' | 'reports'>,
  { bytes }: BodyMeter,
): number {
  const excess = (amount: number, included: number): number => Math.max(0, amount - included);
  return (
    BASE_MS +
    excess(rows, INCLUDED.rows) * MS_PER_EXTRA.row +
    excess(bytes / 2 ** 20, INCLUDED.megabytes) * MS_PER_EXTRA.megabyte +
    excess(reports, INCLUDED.reports) * MS_PER_EXTRA.report
  );
}
