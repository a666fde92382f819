/** Due dates at the IMSS as a calendar that other programs subscribe to, and the days on which the IMSS receives nothing. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';

/** How the token of a feed begins, so that logs and scanners of secrets know it. */
export const CALENDAR_FEED_PREFIX = 'calendario_';
/** How far the feed looks back and ahead, in days. */
export const FEED_PAST_DAYS = 62;
export const FEED_AHEAD_DAYS = 366;
/** A bureau's own non-working days, of all years. */
export const MAX_NON_WORKING_DAYS = 400;

/** A wrong day makes every deadline late, so the list is not everybody's. */
const ADMINISTRATORS = ['SuperAdmin', 'Admin'] as const;

const message = z.object({ message: z.string() });

/** A person's feed, without its address, which is shown once. */
export const calendarFeed = z.object({
  created_at: z.string(),
  /** How often calendars fetched it. */
  uses: z.int(),
  last_used_at: z.string().nullable(),
  last_used_address: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const imss_calendar_feed = endpoint({
  name: 'imss_calendar_feed',
  method: 'GET',
  path: '/affiliation/imss_calendar_feed',
  roles: STAFF,
  response: z.object({ feed: calendarFeed.nullable() }),
  kind: 'json',
});

/** A new address; the one of before no longer serves. */
export const create_imss_calendar_feed = endpoint({
  name: 'create_imss_calendar_feed',
  method: 'POST',
  path: '/affiliation/create_imss_calendar_feed',
  roles: STAFF,
  response: z.object({ url: z.string(), feed: calendarFeed }),
  secret: true,
  kind: 'json',
});

export const revoke_imss_calendar_feed = endpoint({
  name: 'revoke_imss_calendar_feed',
  method: 'POST',
  path: '/affiliation/revoke_imss_calendar_feed',
  roles: STAFF,
  response: message,
  kind: 'json',
});

/** The feed itself, as calendars fetch it: iCalendar, without a session. */
export const imss_obligations_calendar = endpoint({
  name: 'imss_obligations_calendar',
  method: 'GET',
  path: '/affiliation/obligaciones.ics',
  roles: 'public',
  navigable: true,
  query: z.object({ token: z.string().max(200).default('') }),
  response: z.unknown(),
  kind: 'file',
});

export const nonWorkingDay = z.object({
  day: z.iso.date(),
  reason: z.string().trim().min(1).max(200),
});

export const imss_non_working_days = endpoint({
  name: 'imss_non_working_days',
  method: 'GET',
  path: '/affiliation/imss_non_working_days',
  roles: STAFF,
  response: z.object({
    /** By their day; those of the product's list cannot be deleted. */
    days: z.array(nonWorkingDay.extend({ is_own: z.boolean() })),
    can: z.object({ edit: z.boolean() }),
  }),
  kind: 'json',
});

/** Adds a day, or changes its reason; due dates of what is not sent yet follow. */
export const save_imss_non_working_day = endpoint({
  name: 'save_imss_non_working_day',
  method: 'POST',
  path: '/affiliation/save_imss_non_working_day',
  roles: ADMINISTRATORS,
  body: nonWorkingDay,
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

export const delete_imss_non_working_day = endpoint({
  name: 'delete_imss_non_working_day',
  method: 'POST',
  path: '/affiliation/delete_imss_non_working_day',
  roles: ADMINISTRATORS,
  body: nonWorkingDay.pick({ day: true }),
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

export const calendarEndpoints = {
  imss_calendar_feed,
  create_imss_calendar_feed,
  revoke_imss_calendar_feed,
  imss_obligations_calendar,
  imss_non_working_days,
  save_imss_non_working_day,
  delete_imss_non_working_day,
} as const;
