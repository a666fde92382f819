import type { PayrollPeriod } from '../capture-queries';

/** A payroll that can be loaded, with its period. */
export type BulkPayroll = PayrollPeriod & { name: string; initial_date: string; end_date: string };
