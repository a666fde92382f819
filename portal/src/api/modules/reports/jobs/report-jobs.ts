import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const REPORT_JOBS = {
  /** Makes a requested file, unless it is made already. */
  render_report: { data: z.object({ organization_id: z.uuid(), render_id: z.uuid() }) },
  /** Tells a program that its file is ready, unless it knows. */
  deliver_webhook: { data: z.object({ organization_id: z.uuid(), render_id: z.uuid() }) },
} as const satisfies JobTable;
