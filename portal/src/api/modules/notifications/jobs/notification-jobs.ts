import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const NOTIFICATION_JOBS = {
  /** Mails a user the events in the folders that they follow since the last such mail. */
  send_digest: { data: z.object({ organization_id: z.uuid(), user_id: z.uuid() }), mails: true },
  /** Sends the daily digests. */
  send_daily_digests: { data: z.object({}), schedule: '0 8 * * *' },
} as const satisfies JobTable;
