import { formatLongDate } from '@lienzo/schema/data/format';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';

/** "Hoy", "Ayer", else the full date. @param day YYYY-MM-DD in the bureau's time zone. */
export function dayName(day: string, now: Date = new Date()): string {
  const today = todayInMexico(now);
  if (day === today) return noticeMessages.today;
  if (day === addDays(today, -1)) return noticeMessages.yesterday;
  return formatLongDate(day);
}
