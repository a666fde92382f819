/** The door of the module: the IMSS side for the rest of the API. */
export { IMSS_JOBS } from './jobs/imss-jobs.ts';
export { imssJobHandlers } from './jobs/job-handlers.ts';
export { mountImss } from './mount-imss.ts';
export { countRegisters, listDueBatches } from './repositories/imss-due.ts';
export { imssCalendarOf } from './repositories/non-working-days.ts';
export { imssRetention } from './retention.ts';
export type { FolderFiles, ImssServices } from './services.ts';
