import type { BodyMeter } from '../body/body-meter.ts';
import type { LoadedJob } from './opened-job.ts';

/** An ordinary job, which is done in a second or two; in milliseconds. */
const ORDINARY = 30_000;
/** A job with more than one of these is a large one, and is given more time for each beyond. */
const LARGE = { rows: 1_000, megabytes: 1, reports: 10 };
/** Milliseconds; several times what they take on a machine with two cores. */
const EACH = { row: 20, megabyte: 10_000, report: 1_000 };

/**
 * How long a job may work once its turn has come, in milliseconds: a small document that takes longer is one that was
 * made to take long.
 */
export function workTime(
  { rows, reports = 1 }: Pick<LoadedJob, 'rows' | 'reports'>,
  { bytes }: BodyMeter,
): number {
  const over = (amount: number, large: number): number => Math.max(0, amount - large);
  return (
    ORDINARY +
    over(rows, LARGE.rows) * EACH.row +
    over(bytes / 2 ** 20, LARGE.megabytes) * EACH.megabyte +
    over(reports, LARGE.reports) * EACH.report
  );
}
