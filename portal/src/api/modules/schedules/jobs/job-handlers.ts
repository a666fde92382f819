import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import { deliverScheduleRun, renderEnded } from '../runs/deliver-schedule-run.ts';
import { startScheduleRun } from '../runs/start-schedule-run.ts';
import { sendScheduleStopped } from '../runs/stop-schedule.ts';
import { takeDueSchedules } from '../runs/take-due-schedules.ts';
import type { ScheduleServices } from '../services.ts';
import type { SCHEDULE_JOBS } from './schedule-jobs.ts';

export const scheduleJobHandlers: JobHandlers<typeof SCHEDULE_JOBS, ScheduleServices> = {
  take_due_schedules: takeDueSchedules,
  start_schedule_run: startScheduleRun,
  render_ended: renderEnded,
  deliver_schedule_run: deliverScheduleRun,
  send_schedule_stopped: sendScheduleStopped,
};
