import { STOP_REASONS } from '@lienzo/schema/api/schedule-endpoints';
import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

const run = z.object({ organization_id: z.uuid(), run_id: z.uuid() });
const render = z.object({ organization_id: z.uuid(), render_id: z.uuid() });

export const REPORT_JOBS = {
  /** Takes the schedules that are due, and goes on with runs that were left. */
  take_due_schedules: { data: z.object({}), schedule: '* * * * *' },
  /** Asks for the files of a schedule's run. */
  start_schedule_run: { data: run },
  /** Makes a requested file, unless it is made already. */
  render_report: { data: render, deadline: 60 },
  /** Goes on with what waited for a file. */
  render_ended: { data: render },
  /** Delivers the files of a run, once all of them are made. */
  deliver_schedule_run: { data: run, mails: true },
  /** Tells the owner of a schedule that it was stopped. */
  send_schedule_stopped: {
    data: z.object({ organization_id: z.uuid(), schedule_id: z.uuid(), reason: z.enum(STOP_REASONS) }),
    mails: true,
  },
  /** Tells a program that its file is ready, unless it knows. */
  deliver_webhook: { data: render, waits: true },
  /** Brings what is sealed under the current secret of the sessions. */
  reseal_secrets: { data: z.object({}), schedule: '23 * * * *' },
  /** Finds the reports that were saved and are to be proved. */
  prove_reports: { data: z.object({}), schedule: '* * * * *' },
  /** Reads back the files of a saved report and compares them with its rows. */
  prove_report: { data: z.object({ organization_id: z.uuid(), report_id: z.int() }) },
} as const satisfies JobTable;
