import type { BodyMeter } from '../http/body/limited-body.ts';
import type { LoadedJob } from './opened-job.ts';

/** Time for any job; an ordinary one needs a second or two. */
const BASE_MS = 30_000;
/** A job above these amounts gets extra time for each unit beyond. */
const INCLUDED = { rows: 1_000, megabytes: 1, reports: 10 };
/** Several times what a unit takes on a machine with two cores. */
const MS_PER_EXTRA = { row: 20, megabyte: 10_000, report: 1_000 };

/**
 * How long a job may run once it has a slot, in milliseconds: a small document that takes longer was made to do so.
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
