/** Declaration and sending of background jobs. */
import type { z } from 'zod';
import type { TenantTransaction } from '../database/in-tenant.ts';

export type JobEntry = {
  /** The job's data: ids, never a secret and never a file. */
  data: z.ZodObject;
  /** Schedule: five cron fields in the bureau's time zone; scheduled jobs carry no data. */
  schedule?: string;
  /**
   * Whether it sends mail. Such jobs of one organization run one after the other, and each is recorded before the next
   * one begins, so that, when a process is killed, only the current mail may be sent twice.
   */
  mails?: true;
  /** Whether it waits for a server of somebody else, as mails do: it takes time and little else, so more run at once. */
  waits?: true;
  /** Minutes after which a job is ended and tried again; without it, 15. */
  deadline?: number;
};

/** Jobs by name, of a module or of the portal. */
export type JobTable = Record<string, JobEntry>;
export type JobName<Table extends JobTable> = keyof Table & string;
export type JobData<Table extends JobTable, Name extends JobName<Table>> = z.output<Table[Name]['data']>;

/** Sends jobs. */
export type Jobs<Table extends JobTable> = {
  /**
   * @param options.trx the job exists only if this transaction commits.
   * @param options.after not before this instant.
   * @param options.key while a job of this name and key is pending, another one is not added.
   * @param options.ahead jobs of the same person that wait in this queue already. Whoever has fewer is served first, so
   *   that nobody waits for everything that a colleague asked for.
   */
  send<Name extends JobName<Table>>(
    name: Name,
    data: JobData<Table, Name>,
    options?: { trx?: TenantTransaction; after?: Date; key?: string; ahead?: number },
  ): Promise<void>;
};

/**
 * Handles a job; idempotent. Errors are logged, and the job is retried later.
 * @param signal aborted when the process stops, at the job's deadline, and when another worker has the job. What takes long
 *   observes it: a job that was ended returns to the queue at once.
 */
export type JobHandler<Table extends JobTable, Name extends JobName<Table>, Services> = (
  data: JobData<Table, Name>,
  services: Services,
  signal?: AbortSignal,
) => Promise<void>;

export type JobHandlers<Table extends JobTable, Services> = {
  [Name in JobName<Table>]: JobHandler<Table, Name, Services>;
};
