/** Jobs that the clock sends. */
import type { JobName } from './job-data.ts';

/** The bureau's clock. */
export const JOB_TIME_ZONE = 'America/Mexico_City';

/** Five cron fields each, in `JOB_TIME_ZONE`; such a job carries no data. */
export const JOB_SCHEDULES: Partial<Record<JobName, string>> = {
  send_daily_digests: '0 8 * * *',
  empty_bins: '40 3 * * *',
  sweep_blobs: '20 4 * * *',
  prune_all_rows: '50 4 * * *',
  sweep_accounts: '17 * * * *',
};
