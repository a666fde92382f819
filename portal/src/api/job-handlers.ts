/** The handler of each job. */
import type { JOBS } from './jobs.ts';
import { accountJobHandlers } from './modules/accounts/accounts.ts';
import { apiTokenJobHandlers } from './modules/api-tokens/api-tokens.ts';
import { directoryJobHandlers } from './modules/directory/directory.ts';
import { imssJobHandlers } from './modules/imss/imss.ts';
import { incidentJobHandlers } from './modules/incidents/incidents.ts';
import { masterJobHandlers } from './modules/masters/masters.ts';
import { notificationJobHandlers } from './modules/notifications/notifications.ts';
import { payrollJobHandlers } from './modules/payroll/payroll.ts';
import { renderJobHandlers } from './modules/renders/renders.ts';
import { scheduleJobHandlers } from './modules/schedules/schedules.ts';
import { pruneAllRows, pruneRows } from './operations/retention/prune-rows.ts';
import type { JobHandlers } from './platform/queue/jobs.ts';
import type { Services } from './services.ts';

export const jobHandlers: JobHandlers<typeof JOBS, Services> = {
  ...accountJobHandlers,
  ...directoryJobHandlers,
  ...notificationJobHandlers,
  ...masterJobHandlers,
  ...renderJobHandlers,
  ...scheduleJobHandlers,
  ...apiTokenJobHandlers,
  ...incidentJobHandlers,
  ...payrollJobHandlers,
  ...imssJobHandlers,
  prune_rows: pruneRows,
  prune_all_rows: pruneAllRows,
};
