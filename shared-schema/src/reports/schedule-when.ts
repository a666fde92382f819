/** When a report is made by itself: plain choices of a person, on the bureau's clock. */
import { z } from 'zod';
import { scheduleRuleMessages } from '../rule-messages/schedule-rule-messages.ts';

/** `HH:MM`, of 24 hours. */
export const scheduleTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, scheduleRuleMessages.problems.time);

/** What becomes of a day that nobody works on. */
export const SHIFTS = ['none', 'previous', 'next'] as const;
export type Shift = (typeof SHIFTS)[number];

/** The payroll whose periods are followed, or all of a client's. */
const followed = {
  paysheet_id: z.int().min(1).max(2_147_483_647).nullable(),
  client_id: z.uuid().nullable(),
};
export const followedPayrolls = z.object(followed);
const isFollowed = ({ paysheet_id, client_id }: { paysheet_id: number | null; client_id: string | null }) =>
  (paysheet_id === null) !== (client_id === null);
const noneFollowed = { message: scheduleRuleMessages.problems.followed };

const weekday = z.int().min(0).max(6);
const month = z.int().min(1).max(12);

export const scheduleWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily'), working_days: z.boolean() }),
  /** 0 Sunday to 6 Saturday. */
  z.object({
    kind: z.literal('weekly'),
    days: z.array(weekday).min(1, scheduleRuleMessages.problems.weekdays).max(7),
  }),
  /** A month without that day is left out; no months: all of them. */
  z.object({
    kind: z.literal('monthly'),
    day: z.union([z.int().min(1).max(31), z.literal('last')]),
    months: z.array(month).max(12),
    shift: z.enum(SHIFTS),
  }),
  /** The first, second … working day after the 15th and after the month's end; 0: those days themselves. */
  z.object({ kind: z.literal('fortnightly'), working_day: z.int().min(0).max(10) }),
  /** Calendar days before the capture of incidents of a payroll's period closes. */
  z.object({
    kind: z.literal('before_close'),
    paysheet_id: z.int().min(1, scheduleRuleMessages.problems.paysheet).max(2_147_483_647),
    days: z.int().min(0).max(15),
  }),
  /** Each time that the capture of a period is finalised. */
  z.object({ kind: z.literal('capture_finished'), ...followed }).refine(isFollowed, noneFollowed),
  /** Each time that the payroll of a period is closed. */
  z.object({ kind: z.literal('payroll_closed'), ...followed }).refine(isFollowed, noneFollowed),
]);
export type ScheduleWhen = z.infer<typeof scheduleWhen>;

/** What happens to a period of a payroll that a schedule can follow. */
export const SCHEDULE_EVENTS = ['capture_finished', 'payroll_closed'] as const;
export type ScheduleEvent = (typeof SCHEDULE_EVENTS)[number];
export type EventWhen = Extract<ScheduleWhen, { kind: ScheduleEvent }>;

/** Whether a schedule comes with an event, not on days. */
export const followsEvent = (when: ScheduleWhen): when is EventWhen =>
  SCHEDULE_EVENTS.some((event) => event === when.kind);
export const WHEN_KINDS = [
  'daily',
  'weekly',
  'monthly',
  'fortnightly',
  'before_close',
  ...SCHEDULE_EVENTS,
] as const satisfies readonly ScheduleWhen['kind'][];
