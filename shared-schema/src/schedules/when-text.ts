import { formatClock } from '../data/format.ts';
import { followsEvent, type ScheduleWhen } from '../reports/schedule-when.ts';
import { scheduleRuleMessages } from '../rule-messages/schedule-rule-messages.ts';

const { words } = scheduleRuleMessages;

/**
 * When a schedule comes, as a sentence begins: "Los lunes y viernes, 7:00 a. m.". Events have no time.
 * @param followed the name of the payroll, or of the client whose payrolls are followed.
 */
export function whenText(when: ScheduleWhen, time: string, followed: string | null): string {
  const days = daysText(when, followed ?? words.somePaysheet);
  return followsEvent(when) ? days : words.at(days, formatClock(time));
}

function daysText(when: ScheduleWhen, paysheet: string): string {
  switch (when.kind) {
    case 'daily':
      return when.working_days ? words.workingDays : words.daily;
    case 'weekly':
      // Monday first, as weeks are read.
      return words.weekly(when.days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7)));
    case 'monthly':
      return (
        words.monthly(
          when.day,
          when.months.toSorted((one, other) => one - other),
        ) + words.shift[when.shift]
      );
    case 'fortnightly':
      return when.working_day === 0 ? words.fortnight : words.fortnightly(when.working_day);
    case 'before_close':
      return words.beforeClose(when.days, paysheet);
    case 'capture_finished':
    case 'payroll_closed':
      return words.events[when.kind](paysheet);
  }
}
