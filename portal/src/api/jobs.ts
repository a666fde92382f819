/**
 * Background jobs. A job is declared in its module's `jobs/<module>-jobs.ts` (data, schedule, whether it mails) and
 * handled by a `JobHandler`, which is idempotent, because a job can run twice, and runs its queries in `inTenant`; the
 * compiler requires an entry in `job-handlers.ts`.
 *
 * Sending: `await services.jobs.send('<name>', data)`, or with `{ trx }` so that the job exists only if the transaction
 * commits. In tests `await portal.runJobs()` runs the pending jobs, as the workers would.
 */
import { ACCOUNT_JOBS } from './modules/accounts/accounts.ts';
import { API_TOKEN_JOBS } from './modules/api-tokens/api-tokens.ts';
import { DIRECTORY_JOBS } from './modules/directory/directory.ts';
import { IMSS_JOBS } from './modules/imss/imss.ts';
import { INCIDENT_JOBS } from './modules/incidents/incidents.ts';
import { MASTER_JOBS } from './modules/masters/masters.ts';
import { NOTIFICATION_JOBS } from './modules/notifications/notifications.ts';
import { PAYROLL_JOBS } from './modules/payroll/payroll.ts';
import { RENDER_JOBS } from './modules/renders/renders.ts';
import { SCHEDULE_JOBS } from './modules/schedules/schedules.ts';
import { RETENTION_JOBS } from './operations/retention/retention-jobs.ts';

export const JOBS = {
  ...ACCOUNT_JOBS,
  ...NOTIFICATION_JOBS,
  ...DIRECTORY_JOBS,
  ...MASTER_JOBS,
  ...RENDER_JOBS,
  ...SCHEDULE_JOBS,
  ...API_TOKEN_JOBS,
  ...INCIDENT_JOBS,
  ...PAYROLL_JOBS,
  ...IMSS_JOBS,
  ...RETENTION_JOBS,
} as const;

/** Each has its own queue. */
export const JOB_NAMES: readonly string[] = Object.keys(JOBS);
