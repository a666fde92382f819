/** The hours of people by day, as the server takes them (specification 3 §5). */
import { ExactDecimal } from '../data/exact-decimal.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import type { CaptureEmployee, CapturePeriod, CaptureProblem } from './capture-problem.ts';
import { dateProblem } from './date-problem.ts';
import { MAX_HOURS_A_DAY } from './overtime.ts';

/** A day as sent; `field` is its path in the request. */
export type SentOvertimeDay = { employee_id: number; fecha: string; horas: string; field: string };

export type OvertimeContext = {
  period: CapturePeriod;
  employees: ReadonlyMap<number, CaptureEmployee>;
  /** Whether the employee has a disability on a day: nobody works then. */
  isDisabled: (employeeId: number, day: string) => boolean;
};

/** The number that a person meant; null for what is none of 0 to 10 in halves. '' is 0. */
export function hoursOfDay(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '0.0';
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(trimmed)) return null;
  const hours = new ExactDecimal(trimmed);
  return hours.greaterThan(MAX_HOURS_A_DAY) || !hours.times(2).isInteger() ? null : hours.toFixed(1);
}

/** What is wrong, day by day; empty when all can be saved. */
export function checkOvertimeDays(
  days: readonly SentOvertimeDay[],
  { period, employees, isDisabled }: OvertimeContext,
): CaptureProblem[] {
  const problems: CaptureProblem[] = [];
  const seen = new Set<string>();
  for (const { employee_id, fecha, horas, field } of days) {
    const employee = employees.get(employee_id);
    if (employee === undefined) {
      problems.push({ field, message: captureRuleMessages.employeeElsewhere });
      continue;
    }
    const hours = hoursOfDay(horas);
    if (hours === null) problems.push({ field, message: captureRuleMessages.hours(employee.name) });
    const key = `${employee_id} ${fecha}`;
    if (seen.has(key)) problems.push({ field, message: captureRuleMessages.dayTwice(employee.name, fecha) });
    seen.add(key);
    const wrong = dateProblem(employee, fecha, period);
    // A day without hours says nothing, wherever it lies.
    if (hours === '0.0') continue;
    if (wrong !== null) problems.push({ field, message: wrong });
    else if (isDisabled(employee_id, fecha))
      problems.push({ field, message: captureRuleMessages.hoursDisabled(employee.name, fecha) });
  }
  return problems;
}
