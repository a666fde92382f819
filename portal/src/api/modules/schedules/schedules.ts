/** The public entry of the module: reports that are made and delivered at set times or on events. */
export { scheduleJobHandlers } from './jobs/job-handlers.ts';
export { SCHEDULE_JOBS } from './jobs/schedule-jobs.ts';
export { mountSchedules } from './mount-schedules.ts';
export { scheduleRetention } from './retention.ts';
export { findRenderedFile } from './runs/find-rendered-file.ts';
export { runOnEvent } from './runs/run-on-event.ts';
export type { ScheduleServices } from './services.ts';
