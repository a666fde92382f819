/** The services of the module of payroll runs. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { PAYROLL_JOBS } from './jobs/payroll-jobs.ts';

export type PayrollServices = PlatformServices & { jobs: Jobs<typeof PAYROLL_JOBS> };
export type Handler<E> = AnyHandler<E, PayrollServices>;
export type JobHandler<Name extends JobName<typeof PAYROLL_JOBS>> = AnyJobHandler<
  typeof PAYROLL_JOBS,
  Name,
  PayrollServices
>;
