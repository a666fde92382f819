import { calendarPlan } from '@lienzo/schema/masters/paysheet-endpoints';
import {
  type CalendarPlan,
  type PayrollPeriod,
  type Periodicity,
  payrollCalendar,
} from '@lienzo/schema/payroll/payroll-calendar';

export type PlanValues = Pick<CalendarPlan, 'first_day' | 'payment_days' | 'close_days' | 'early_close'>;

/** The periods that the typed figures give; none while they are not complete. */
export function plannedPeriods(values: PlanValues, periodicity: Periodicity, year: number): PayrollPeriod[] {
  const checked = calendarPlan.safeParse(values);
  // Weeks from a day long ago would be thousands.
  if (!checked.success || Number(checked.data.first_day.slice(0, 4)) < year - 1) return [];
  return payrollCalendar({ ...checked.data, periodicity, year });
}
