import type { PayrollPeriod } from './capture-queries';

/** A payroll's period that is captured, and whether the person may save in it. */
export type CapturedPeriod = PayrollPeriod & {
  initial_date: string;
  end_date: string;
  canSave: boolean;
};
