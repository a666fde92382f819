/** The services of the module of reports. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { Jobs } from '../../platform/queue/jobs.ts';
import type { HeavyQueries } from './data/heavy-queries.ts';
import type { DeliveryServices } from './delivery/delivery-services.ts';
import type { REPORT_JOBS } from './jobs/report-jobs.ts';
import type { RendererClient } from './renderer-client.ts';

export type ReportServices = DeliveryServices & {
  /** Queries over report rows, on a separate connection pool. */
  heavy: HeavyQueries;
  renderer: RendererClient;
  jobs: Jobs<typeof REPORT_JOBS>;
  /** Seals passwords of files that are still to be made. */
  sessionSecret: string;
};

export type Handler<E> = AnyHandler<E, ReportServices>;
