import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const RENDER_JOBS = {
  /** Makes a requested file, unless it is made already. */
  render_report: { data: z.object({ organization_id: z.uuid(), render_id: z.uuid() }), deadline: 60 },
  /** Finds the reports that were saved and are to be proved. */
  prove_reports: { data: z.object({}), schedule: '* * * * *' },
  /** Reads back the files of a saved report and compares them with its rows. */
  prove_report: { data: z.object({ organization_id: z.uuid(), report_id: z.int() }) },
} as const satisfies JobTable;
