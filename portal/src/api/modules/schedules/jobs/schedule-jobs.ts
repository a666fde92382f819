import { STOP_REASONS } from '@lienzo/schema/schedules/schedule-endpoints';
import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

const run = z.object({ organization_id: z.uuid(), run_id: z.uuid() });

export const SCHEDULE_JOBS = {
  /** Takes the schedules that are due, and goes on with runs that were left. */
  take_due_schedules: { data: z.object({}), schedule: '* * * * *' },
  /** Asks for the files of a schedule's run. */
  start_schedule_run: { data: run },
  /** Goes on with the run that waited for a file. */
  render_ended: { data: z.object({ organization_id: z.uuid(), render_id: z.uuid() }) },
  /** Delivers the files of a run, once all of them are made. */
  deliver_schedule_run: { data: run, mails: true },
  /** Tells the owner of a schedule that it was stopped. */
  send_schedule_stopped: {
    data: z.object({ organization_id: z.uuid(), schedule_id: z.uuid(), reason: z.enum(STOP_REASONS) }),
    mails: true,
  },
} as const satisfies JobTable;
