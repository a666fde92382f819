import type { TenantTransaction } from '../database/in-tenant.ts';
import type { JobData, JobName } from '../../jobs/job-data.ts';

/** How a handler hands work to the background. */
export type Jobs = {
  /**
   * @param options.trx the job exists only if this transaction is kept.
   * @param options.after not before this moment.
   * @param options.key while a job of this name and key waits, another one is not added.
   */
  send<Name extends JobName>(
    name: Name,
    data: JobData<Name>,
    options?: { trx?: TenantTransaction; after?: Date; key?: string },
  ): Promise<void>;
};
