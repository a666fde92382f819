/** The services of the module of payroll runs. */
import type { ProductParameters, ReportProduct } from '@lienzo/schema/runs/products';
import type { Handler as AnyHandler, TokenHandler as AnyTokenHandler } from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { RunContext, RunOutcome } from './calculation/run-outcome.ts';
import type { PAYROLL_JOBS } from './jobs/payroll-jobs.ts';
import type { RunPeriod } from './repositories/run-periods.ts';

/** A product to be printed, in the period that it was asked for. */
export type ProductOrder = {
  requestId: number;
  product: ReportProduct;
  parameters: ProductParameters;
  period: RunPeriod;
};

/** What requests need of the modules above: files of a payroll in the client's folder. */
export type ProductFiles = { make(context: RunContext, order: ProductOrder): Promise<RunOutcome> };

export type PayrollServices = PlatformServices & {
  jobs: Jobs<typeof PAYROLL_JOBS>;
  productFiles: ProductFiles;
  /** @throws DomainError too_many_requests with Retry-After. */
  tokenLimits: { take(what: 'import', tokenId: string): Promise<void> };
};
export type Handler<E> = AnyHandler<E, PayrollServices>;
export type TokenHandler<E> = AnyTokenHandler<E, PayrollServices>;
export type JobHandler<Name extends JobName<typeof PAYROLL_JOBS>> = AnyJobHandler<
  typeof PAYROLL_JOBS,
  Name,
  PayrollServices
>;
