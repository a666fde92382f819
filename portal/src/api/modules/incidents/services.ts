/** The services of the module of incident capture. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { ReportServices } from '../reports/reports.ts';
import type { INCIDENT_JOBS } from './jobs/incident-jobs.ts';

export type IncidentServices = ReportServices & { jobs: Jobs<typeof INCIDENT_JOBS> };
export type Handler<E> = AnyHandler<E, IncidentServices>;
export type JobHandler<Name extends JobName<typeof INCIDENT_JOBS>> = AnyJobHandler<
  typeof INCIDENT_JOBS,
  Name,
  IncidentServices
>;
