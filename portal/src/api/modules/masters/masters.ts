/** The door of the module: what payroll data rests on, for the rest of the API. */
export { masterJobHandlers } from './jobs/job-handlers.ts';
export { MASTER_JOBS } from './jobs/master-jobs.ts';
export { mountMasters } from './mount-masters.ts';
export { canEditMasters } from './policy.ts';
export { addCompany } from './repositories/add-company.ts';
export { listPaysheetConcepts } from './repositories/concepts.ts';
export {
  employmentsOf,
  listEmploymentsOf,
  touches,
  worksIn,
} from './repositories/employments.ts';
export { isServed } from './repositories/paysheets.ts';
export { peopleWithTerms } from './repositories/people-with-terms.ts';
export type { MasterServices } from './services.ts';
export { importMasterRows } from './workbook/import-rows.ts';
