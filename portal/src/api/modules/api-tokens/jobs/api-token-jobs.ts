import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const API_TOKEN_JOBS = {
  /** Tells a program that its file is ready, unless it knows. */
  deliver_webhook: { data: z.object({ organization_id: z.uuid(), render_id: z.uuid() }), waits: true },
  /** Brings what is sealed under the current secret of the sessions. */
  reseal_secrets: { data: z.object({}), schedule: '23 * * * *' },
} as const satisfies JobTable;
