import { z } from 'zod';
import type { JobTable } from '../../platform/queue/jobs.ts';

export const RETENTION_JOBS = {
  /** Removes, in one organization, the notices, downloads, sessions and links that are past their days. */
  prune_rows: { data: z.object({ organization_id: z.uuid() }) },
  /** The same in all of them. */
  prune_all_rows: { data: z.object({}), schedule: '50 4 * * *' },
} as const satisfies JobTable;
