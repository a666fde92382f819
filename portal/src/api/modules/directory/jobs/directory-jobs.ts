import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const DIRECTORY_JOBS = {
  /** Removes expired or emptied items of one organization's bin. */
  remove_from_bin: { data: z.object({ organization_id: z.uuid() }) },
  /** The same for all organizations. */
  empty_bins: { data: z.object({}), schedule: '40 3 * * *' },
  /** Scans a version for viruses. */
  scan_file: { data: z.object({ organization_id: z.uuid(), version_id: z.uuid() }) },
  /** Removes unreferenced blobs and leftovers of aborted uploads; sends lost scans again. */
  sweep_blobs: { data: z.object({}), schedule: '20 4 * * *', deadline: 120 },
  /** Mails the owner of a mail that a folder was shared with them, if they may open it; handled by notifications. */
  send_folder_shared: {
    data: z.object({
      organization_id: z.uuid(),
      from_user_id: z.uuid(),
      folder_id: z.uuid(),
      mail: z.string(),
    }),
    mails: true,
  },
} as const satisfies JobTable;
