/** The services of the module of schedules. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { RenderServices } from '../renders/renders.ts';
import type { SCHEDULE_JOBS } from './jobs/schedule-jobs.ts';

export type ScheduleServices = RenderServices & { jobs: Jobs<typeof SCHEDULE_JOBS> };

export type Handler<E> = AnyHandler<E, ScheduleServices>;
export type JobHandler<Name extends JobName<typeof SCHEDULE_JOBS>> = AnyJobHandler<
  typeof SCHEDULE_JOBS,
  Name,
  ScheduleServices
>;
