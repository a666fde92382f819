import { addDays } from '@lienzo/schema/payroll/plain-date';

/** A capture that closes is told so many days before, as the job does it. */
const DAYS_BEFORE = [3, 1];

/** The last closing that can have been told by now. */
export const lastReportedClosing = (today: string): string => addDays(today, Math.max(...DAYS_BEFORE));

/** The reminders of a closing that the job has sent by now, with their days. */
export const remindersSent = (closes: string, today: string): { days_before: number; day: string }[] =>
  DAYS_BEFORE.map((days_before) => ({ days_before, day: addDays(closes, -days_before) })).filter(
    ({ day }) => day <= today,
  );
