import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { ImssServices } from '../services.ts';
import type { IMSS_JOBS } from './imss-jobs.ts';
import { runImssRequest } from './run-imss-request.ts';

export const imssJobHandlers: JobHandlers<typeof IMSS_JOBS, ImssServices> = {
  run_imss_request: runImssRequest,
};
