/** The moments at which a schedule comes. Pure: what it depends on is given. */
import {
  addDays,
  dateOf,
  instantInMexico,
  monthEnd,
  monthOf,
  todayInMexico,
  weekdayOf,
  yearOf,
} from '../payroll/plain-date.ts';
import { isWorkingDay, nearestWorkingDay, workingDayAfter } from '../payroll/rest-days.ts';
import { type EventWhen, followsEvent, type ScheduleWhen, type Shift } from '../reports/schedule-when.ts';

export type Timetable = {
  when: ScheduleWhen;
  /** `HH:MM` on the bureau's clock. */
  time: string;
  /** The days on which the captures of the payroll's periods close, in any order; only `before_close` asks for them. */
  closings: readonly string[];
};

/** How far ahead is looked: a 29 February can be eight years away. */
const HORIZON_DAYS = 9 * 366;
/** How far a day can be moved from the one that it is computed from: ten working days over Christmas. */
const FARTHEST_SHIFT = 31;

/**
 * @param from later moments only.
 * @returns at most `count`, in order; fewer when no more are known, none for a schedule that never comes or follows an
 * event.
 */
export function nextRuns({ when, time, closings }: Timetable, from: Date, count: number): Date[] {
  const runs: Date[] = [];
  for (const day of daysOf(when, addDays(todayInMexico(from), -FARTHEST_SHIFT), closings)) {
    if (runs.length >= count) break;
    const at = instantInMexico(day, time);
    const last = runs.at(-1);
    if (at > from && (last === undefined || at > last)) runs.push(at);
  }
  return runs;
}

/** The days in order; one may come twice, because two days can be moved to the same one. */
function* daysOf(when: ScheduleWhen, from: string, closings: readonly string[]): Generator<string> {
  if (when.kind === 'before_close') {
    for (const closing of closings.toSorted()) yield addDays(closing, -when.days);
    return;
  }
  if (followsEvent(when)) return;
  let day = from;
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) {
    const run = runOf(when, day);
    if (run !== null) yield run;
    day = addDays(day, 1);
  }
}

/** The day on which the report is made because of a day, or null. */
function runOf(
  when: Exclude<ScheduleWhen, EventWhen | { kind: 'before_close' }>,
  day: string,
): string | null {
  switch (when.kind) {
    case 'daily':
      return !when.working_days || isWorkingDay(day) ? day : null;
    case 'weekly':
      return when.days.includes(weekdayOf(day)) ? day : null;
    case 'monthly':
      return isDayOfMonth(when.day, day) && isOfMonths(when.months, day) ? shifted(day, when.shift) : null;
    case 'fortnightly':
      return dateOf(day) === 15 || isDayOfMonth('last', day) ? workingDayAfter(day, when.working_day) : null;
  }
}

const isDayOfMonth = (requested: number | 'last', day: string): boolean =>
  requested === 'last' ? day === monthEnd(yearOf(day), monthOf(day)) : dateOf(day) === requested;

const isOfMonths = (months: readonly number[], day: string): boolean =>
  months.length === 0 || months.includes(monthOf(day));

const shifted = (day: string, shift: Shift): string =>
  shift === 'none' ? day : nearestWorkingDay(day, shift);
