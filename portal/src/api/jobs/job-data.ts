/**
 * What runs in the background, and what each job carries: ids, never a secret and never a file.
 *
 * Adding a job:
 * 1. its data here, by name;
 * 2. `jobs/<name>.ts` with `JobHandler<'<name>'>`: idempotent (a job can run twice), its queries in `inTenant`;
 * 3. the handler in `job-handlers.ts` (the compiler asks for it); a clock time, if it has one, in `job-schedules.ts`;
 *    in `MAIL_JOBS` below if it mails somebody.
 *
 * Sending: `await services.jobs.send('<name>', data)`, or with `{ trx }` so that the job exists only if the
 * transaction is kept. In tests `await portal.runJobs()` runs what was sent, as the workers would.
 */
import { z } from 'zod';

const person = { organization_id: z.uuid(), user_id: z.uuid() };

export const JOB_DATA = {
  /** Sends a new link to choose the first password, which voids the earlier one. */
  send_invitation: z.object(person),
  /** Sends a link to replace the password of the account of a mail, if there is one. */
  send_reset: z.object({
    mail: z.string(),
    /** From where somebody asked for it who forgot their password; absent: an administrator did. */
    asked: z.object({ address: z.string(), device: z.string().nullable() }).optional(),
  }),
  /** Tells a person that their password was changed. */
  send_password_changed: z.object({ ...person, at: z.iso.datetime() }),
  /** Mails whoever has this mail that a folder was shared with them, if they may open it. */
  send_folder_shared: z.object({
    organization_id: z.uuid(),
    from_user_id: z.uuid(),
    folder_id: z.uuid(),
    mail: z.string(),
  }),
  /** Mails a person what happened in the folders that they follow since the last such mail. */
  send_digest: z.object(person),
  /** Sends the digests of those who want one a day. */
  send_daily_digests: z.object({}),
  /** Removes, in one organization, what lay in the bin for its days or was emptied. */
  remove_from_bin: z.object({ organization_id: z.uuid() }),
  /** The same in all of them. */
  empty_bins: z.object({}),
  /** Has the antivirus look at a version. */
  scan_file: z.object({ organization_id: z.uuid(), version_id: z.uuid() }),
  /** Removes bytes that nothing names any more and what ended processes left; sends forgotten scans again. */
  sweep_blobs: z.object({}),
  /** Removes, in one organization, the notices, downloads, sessions and links that are past their days. */
  prune_rows: z.object({ organization_id: z.uuid() }),
  /** The same in all of them. */
  prune_all_rows: z.object({}),
  /** Forgets the counters of attempts that are full again. */
  sweep_accounts: z.object({}),
} as const satisfies Record<string, z.ZodType>;

/**
 * Jobs that mail somebody. A process does them one after another and records each before it begins the next one, so
 * that, when it is killed, only the mail on its way may be sent again.
 */
export const MAIL_JOBS: ReadonlySet<string> = new Set([
  'send_invitation',
  'send_reset',
  'send_password_changed',
  'send_folder_shared',
  'send_digest',
] satisfies JobName[]);

export type JobName = keyof typeof JOB_DATA;
export type JobData<Name extends JobName> = z.output<(typeof JOB_DATA)[Name]>;

const isJobName = (name: string): name is JobName => Object.hasOwn(JOB_DATA, name);
export const JOB_NAMES: JobName[] = Object.keys(JOB_DATA).filter(isJobName);
