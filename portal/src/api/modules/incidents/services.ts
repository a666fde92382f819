/** The services of the module of incident capture. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { tell } from '../notifications/notifications.ts';
import type { INCIDENT_JOBS } from './jobs/incident-jobs.ts';

export type IncidentServices = PlatformServices & {
  /** Leaves notices with people. */
  tell: typeof tell;
};
export type Handler<E> = AnyHandler<E, IncidentServices>;
export type JobHandler<Name extends JobName<typeof INCIDENT_JOBS>> = AnyJobHandler<
  typeof INCIDENT_JOBS,
  Name,
  IncidentServices
>;
