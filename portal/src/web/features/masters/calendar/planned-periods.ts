import { save_calendar } from '@lienzo/schema/api/paysheet-endpoints';
import {
  type CalendarPlan,
  type PayrollPeriod,
  type Periodicity,
  payrollCalendar,
} from '@lienzo/schema/payroll/payroll-calendar';

export type PlanValues = Pick<CalendarPlan, 'first_day' | 'payment_days' | 'close_days' | 'early_close'>;

const plan = save_calendar.body?.pick({
  first_day: true,
  payment_days: true,
  close_days: true,
  early_close: true,
});

/** The periods that the typed figures give; none while they are not complete. */
export function plannedPeriods(values: PlanValues, periodicity: Periodicity, year: number): PayrollPeriod[] {
  const checked = plan?.safeParse(values);
  // Weeks from a day long ago would be thousands.
  if (checked?.success !== true || Number(checked.data.first_day.slice(0, 4)) < year - 1) return [];
  return payrollCalendar({ ...checked.data, periodicity, year });
}
