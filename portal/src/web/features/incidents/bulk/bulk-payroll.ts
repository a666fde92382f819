import type { CapturedPeriod } from '../captured-period';

/** A payroll that can be loaded, with its period. */
export type BulkPayroll = CapturedPeriod & { name: string };
