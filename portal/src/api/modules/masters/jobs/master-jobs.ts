import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const MASTER_JOBS = {
  /** Salaries and premiums that begin today become the current ones; soon after midnight in Mexico City. */
  refresh_masters: { data: z.object({}), schedule: '10 6 * * *' },
} as const satisfies JobTable;
