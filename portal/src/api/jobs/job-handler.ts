import type { Services } from '../services.ts';
import type { JobData, JobName } from './job-data.ts';

/** Does a job; idempotent. What it throws is logged, and the job is tried again later. */
export type JobHandler<Name extends JobName> = (data: JobData<Name>, services: Services) => Promise<void>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };
