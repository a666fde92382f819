/** The door of the module: payroll runs for the rest of the API. */

export { markOutdated } from './calculation/mark-outdated.ts';
export { type RunContext, type RunOutcome, rejected } from './calculation/run-outcome.ts';
export { payrollJobHandlers } from './jobs/job-handlers.ts';
export { PAYROLL_JOBS } from './jobs/payroll-jobs.ts';
export { mountPayroll } from './mount-payroll.ts';
export { listPayrollsDue } from './overview/list-due.ts';
export {
  addAgsLayoutVersion,
  findAgsLayout,
  findCurrentAgsLayout,
  listAgsLayoutChanges,
  lockAgsLayouts,
} from './repositories/ags-layouts.ts';
export { loadFigures } from './repositories/figure-years.ts';
export { findLayout } from './repositories/payment-layouts.ts';
export { listPayments } from './repositories/payments.ts';
export {
  currentVersion,
  findLastMade,
  listProductFiles,
  type ProductFile,
  saveProductFiles,
} from './repositories/product-files.ts';
export { productFingerprint } from './repositories/product-fingerprint.ts';
export { listRangePeriods, type RangePeriod } from './repositories/range-periods.ts';
export { findFirstPeriod, findRunPeriod, type RunPeriod } from './repositories/run-periods.ts';
export { findRuns, type RunRow } from './repositories/runs.ts';
export { listBenefits } from './repositories/settings.ts';
export { payrollRetention } from './retention.ts';
export type { PayrollServices, ProductFiles, ProductOrder } from './services.ts';
