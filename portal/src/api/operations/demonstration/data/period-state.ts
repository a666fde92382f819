/** Which periods a load finds closed. */
import type { PayrollPeriod } from '@lienzo/schema/payroll/payroll-calendar';
import { addDays } from '@lienzo/schema/payroll/plain-date';

type Dates = Pick<PayrollPeriod, 'end_date' | 'incidence_close_date'>;

/** Closed: the period is over and its capture has closed by the date of the load. */
export const isClosed = (period: Dates, today: string): boolean =>
  period.end_date < today && period.incidence_close_date < today;

/** The day after the capture closed, at eleven in Mexico City. */
export const calculatedAt = (period: Dates): string => `${addDays(period.incidence_close_date, 1)}T17:00:00Z`;
