import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const DIRECTORY_JOBS = {
  /** Removes, in one organization, what lay in the bin for its days or was emptied. */
  remove_from_bin: { data: z.object({ organization_id: z.uuid() }) },
  /** The same in all of them. */
  empty_bins: { data: z.object({}), schedule: '40 3 * * *' },
  /** Has the antivirus look at a version. */
  scan_file: { data: z.object({ organization_id: z.uuid(), version_id: z.uuid() }) },
  /** Removes bytes that nothing names any more and what ended processes left; sends forgotten scans again. */
  sweep_blobs: { data: z.object({}), schedule: '20 4 * * *' },
  /** Mails whoever has this mail that a folder was shared with them, if they may open it; done by notifications. */
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
