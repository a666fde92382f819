import { z } from 'zod';
import type { JobTable } from '../../platform/queue/jobs.ts';

export const RETENTION_JOBS = {
  /** Removes expired notices, downloads, files of reports, sessions and links of one organization. */
  prune_rows: { data: z.object({ organization_id: z.uuid() }) },
  /** The same for all organizations. */
  prune_all_rows: { data: z.object({}), schedule: '50 4 * * *' },
} as const satisfies JobTable;
