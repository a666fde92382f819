/** What is to be expected of the days of a period: figures made by a calendar keep to it, typed ones are told. */
import { masterRuleMessages as words } from '../messages/rules/master-rule-messages.ts';
import { isPlainDate } from './plain-date.ts';
import { isWorkingDay, nearestWorkingDay } from './rest-days.ts';

type PeriodDays = { payment_date: string; incidence_close_date: string | null };

/** Days of payment and closing on which nobody works; empty and unfinished ones are not judged. */
export function oddPeriodDays({
  payment_date,
  incidence_close_date,
}: PeriodDays): { field: keyof PeriodDays; message: string }[] {
  const rests = (day: string | null): day is string => day !== null && isPlainDate(day) && !isWorkingDay(day);
  return [
    ...(rests(payment_date)
      ? [
          {
            field: 'payment_date' as const,
            message: words.paysOnRestDay(payment_date, nearestWorkingDay(payment_date, 'previous')),
          },
        ]
      : []),
    ...(rests(incidence_close_date)
      ? [
          {
            field: 'incidence_close_date' as const,
            message: words.closesOnRestDay(
              incidence_close_date,
              nearestWorkingDay(incidence_close_date, 'previous'),
            ),
          },
        ]
      : []),
  ];
}
