/** What is to be expected of the days of a period: those that a calendar makes keep to it, typed ones are told. */
import { masterRuleMessages as texts } from '../rule-messages/master-rule-messages.ts';
import { canClose } from './payroll-calendar.ts';
import { isPlainDate } from './plain-date.ts';
import { isWorkingDay, nearestWorkingDay } from './rest-days.ts';

type PeriodDays = { end_date: string; payment_date: string; incidence_close_date: string | null };
type MovedDay = 'payment_date' | 'incidence_close_date';

/**
 * Days of payment and closing on which nobody works, with a working day that they could have. Empty and unfinished ones
 * are not judged, and no closing on the period's last day, where calendars leave it too.
 */
export function oddPeriodDays({
  end_date,
  payment_date,
  incidence_close_date: close,
}: PeriodDays): { field: MovedDay; message: string }[] {
  const nearest = (day: string): string => {
    const before = nearestWorkingDay(day, 'previous');
    return before < end_date ? nearestWorkingDay(day, 'next') : before;
  };
  const odd: { field: MovedDay; message: string }[] = [];
  if (isPlainDate(payment_date) && !isWorkingDay(payment_date))
    odd.push({
      field: 'payment_date',
      message: texts.paysOnRestDay(payment_date, nearest(payment_date)),
    });
  if (close !== null && isPlainDate(close) && close !== end_date && !canClose(close))
    odd.push({ field: 'incidence_close_date', message: texts.closesOnRestDay(close, nearest(close)) });
  return odd;
}
