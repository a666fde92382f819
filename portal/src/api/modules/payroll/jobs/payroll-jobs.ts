import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const PAYROLL_JOBS = {
  /** Does what was asked for: calculates a period, or closes it. */
  run_payroll_request: {
    data: z.object({ organization_id: z.uuid(), user_id: z.uuid(), request_id: z.int() }),
  },
} as const satisfies JobTable;
