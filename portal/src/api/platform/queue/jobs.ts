/** What runs in the background, as a module declares it, and how it is sent. */
import type { z } from 'zod';
import type { TenantTransaction } from '../database/in-tenant.ts';

export type JobEntry = {
  /** What the job carries: ids, never a secret and never a file. */
  data: z.ZodObject;
  /** When the clock sends it: five cron fields in the bureau's time zone; such a job carries no data. */
  schedule?: string;
  /**
   * Whether it mails somebody. A process does such jobs one after another and records each before it begins the next
   * one, so that, when it is killed, only the mail on its way may be sent again.
   */
  mails?: true;
};

/** The jobs of a module, or of the portal, by name. */
export type JobTable = Record<string, JobEntry>;
export type JobName<Table extends JobTable> = keyof Table & string;
export type JobData<Table extends JobTable, Name extends JobName<Table>> = z.output<Table[Name]['data']>;

/** How a handler hands work to the background. */
export type Jobs<Table extends JobTable> = {
  /**
   * @param options.trx the job exists only if this transaction is kept.
   * @param options.after not before this moment.
   * @param options.key while a job of this name and key waits, another one is not added.
   */
  send<Name extends JobName<Table>>(
    name: Name,
    data: JobData<Table, Name>,
    options?: { trx?: TenantTransaction; after?: Date; key?: string },
  ): Promise<void>;
};

/** Does a job; idempotent. What it throws is logged, and the job is tried again later. */
export type JobHandler<Table extends JobTable, Name extends JobName<Table>, Services> = (
  data: JobData<Table, Name>,
  services: Services,
) => Promise<void>;

export type JobHandlers<Table extends JobTable, Services> = {
  [Name in JobName<Table>]: JobHandler<Table, Name, Services>;
};
