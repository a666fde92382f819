import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const INCIDENT_JOBS = {
  /** Leaves 'Por cerrar la captura' with those who serve the client, three days and one day before it closes. */
  send_closing_reminders: { data: z.object({}), schedule: '0 7 * * *' },
} as const satisfies JobTable;
