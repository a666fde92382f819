import { addDays } from '../payroll/plain-date.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import type { CaptureEmployee, CapturePeriod } from './capture-problem.ts';
import { isEmployed } from './incident.ts';

/** Whether the text is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return addDays(text, 0) === text;
  } catch {
    // Not a day: 2026-02-30.
    return false;
  }
}

/** What is wrong with a date of an employee's capture; null when nothing is. */
export function dateProblem(
  employee: CaptureEmployee,
  day: string,
  { initial_date, end_date }: CapturePeriod,
): string | null {
  if (!isCalendarDay(day)) return captureRuleMessages.dateRequired(employee.name);
  if (day < initial_date || day > end_date)
    return captureRuleMessages.outOfPeriod(employee.name, initial_date, end_date);
  return isEmployed(employee, day) ? null : captureRuleMessages.notEmployed(employee.name, day);
}
