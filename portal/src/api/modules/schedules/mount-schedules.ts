/** The endpoints of scheduled reports. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import {
  changeSchedule,
  createSchedule,
  getScheduleRuns,
  getSchedules,
  pauseOrResume,
  removeSchedule,
  runScheduleNow,
  scheduleOptions,
} from './handlers/schedules.ts';
import type { ScheduleServices } from './services.ts';

export function mountSchedules(mount: EndpointMount<ScheduleServices>): void {
  mount.guarded(endpoints.get_schedules, getSchedules);
  mount.guarded(endpoints.schedule_options, scheduleOptions);
  mount.guarded(endpoints.get_schedule_runs, getScheduleRuns);
  mount.guarded(endpoints.create_schedule, createSchedule);
  mount.guarded(endpoints.update_schedule, changeSchedule);
  mount.guarded(endpoints.pause_schedule, pauseOrResume);
  mount.guarded(endpoints.run_schedule, runScheduleNow);
  mount.guarded(endpoints.delete_schedule, removeSchedule);
}
