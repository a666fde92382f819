/**
 * What runs in the background. A job is declared in its module's `jobs/<module>-jobs.ts` (data, schedule, whether it
 * mails) and done by a `JobHandler` that is idempotent, because a job can run twice, and keeps its queries in
 * `inTenant`; the compiler asks for it in `job-handlers.ts`.
 *
 * Sending: `await services.jobs.send('<name>', data)`, or with `{ trx }` so that the job exists only if the
 * transaction is kept. In tests `await portal.runJobs()` runs what was sent, as the workers would.
 */
import { ACCOUNT_JOBS } from './modules/accounts/accounts.ts';
import { DIRECTORY_JOBS } from './modules/directory/directory.ts';
import { NOTIFICATION_JOBS } from './modules/notifications/notifications.ts';
import { RETENTION_JOBS } from './operations/retention/retention-jobs.ts';

export const JOBS = { ...ACCOUNT_JOBS, ...NOTIFICATION_JOBS, ...DIRECTORY_JOBS, ...RETENTION_JOBS } as const;

/** Each has a queue of its own. */
export const JOB_NAMES: readonly string[] = Object.keys(JOBS);
