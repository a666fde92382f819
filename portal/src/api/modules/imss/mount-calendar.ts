/** The endpoints of due dates: the calendar feed and the non-working days. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { createFeed, getFeed, revoke, sendCalendar } from './handlers/calendar-feed.ts';
import { deleteDay, getNonWorkingDays, saveDay } from './handlers/non-working-days.ts';
import type { ImssServices } from './services.ts';

export function mountCalendar(mount: EndpointMount<ImssServices>): void {
  mount.guarded(endpoints.imss_calendar_feed, getFeed);
  mount.guarded(endpoints.create_imss_calendar_feed, createFeed);
  mount.guarded(endpoints.revoke_imss_calendar_feed, revoke);
  mount.open(endpoints.imss_obligations_calendar, sendCalendar);
  mount.guarded(endpoints.imss_non_working_days, getNonWorkingDays);
  mount.guarded(endpoints.save_imss_non_working_day, saveDay);
  mount.guarded(endpoints.delete_imss_non_working_day, deleteDay);
}
