import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const IMSS_JOBS = {
  /** Does what was asked for on a screen of the IMSS side. */
  run_imss_request: {
    data: z.object({ organization_id: z.uuid(), user_id: z.uuid(), request_id: z.int() }),
  },
} as const satisfies JobTable;
