/** The door of the module: payroll runs for the rest of the API. */
export { payrollJobHandlers } from './jobs/job-handlers.ts';
export { PAYROLL_JOBS } from './jobs/payroll-jobs.ts';
export { mountPayroll } from './mount-payroll.ts';
export { loadFigures } from './repositories/figure-years.ts';
export { payrollRetention } from './retention.ts';
export type { PayrollServices } from './services.ts';
