/** When a report is made by itself: plain choices of a person, on the bureau's clock. */
import { z } from 'zod';
import { scheduleMessages } from '../messages/schedule-messages.ts';

/** `HH:MM`, of 24 hours. */
export const scheduleTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, scheduleMessages.problems.time);

/** What becomes of a day that nobody works on. */
export const SHIFTS = ['none', 'previous', 'next'] as const;
export type Shift = (typeof SHIFTS)[number];

const weekday = z.int().min(0).max(6);
const month = z.int().min(1).max(12);

export const scheduleWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily'), working_days: z.boolean() }),
  /** 0 Sunday to 6 Saturday. */
  z.object({
    kind: z.literal('weekly'),
    days: z.array(weekday).min(1, scheduleMessages.problems.weekdays).max(7),
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
    paysheet_id: z.int().min(1, scheduleMessages.problems.paysheet).max(2_147_483_647),
    days: z.int().min(0).max(15),
  }),
]);
export type ScheduleWhen = z.infer<typeof scheduleWhen>;
export const WHEN_KINDS = [
  'daily',
  'weekly',
  'monthly',
  'fortnightly',
  'before_close',
] as const satisfies readonly ScheduleWhen['kind'][];
