import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

export const INCIDENT_JOBS = {
  /** Leaves 'Por cerrar la captura' with those who serve the client, three days and one day before it closes. */
  send_closing_reminders: { data: z.object({}), schedule: '0 7 * * *' },
  /** Puts the receipts and the CSV of a finalised period into the client's folder, for who finalised it. */
  store_closing_files: {
    data: z.object({
      organization_id: z.uuid(),
      user_id: z.uuid(),
      period_id: z.int(),
      /** Names this closing: each of its files is stored once, however often the job runs. */
      closing_id: z.uuid(),
    }),
  },
  /** Mails a person that the capture of a period was finalised. */
  send_closing_mail: {
    data: z.object({
      organization_id: z.uuid(),
      user_id: z.uuid(),
      period_id: z.int(),
      /** It had been finalised before. */
      again: z.boolean(),
    }),
    mails: true,
  },
} as const satisfies JobTable;
