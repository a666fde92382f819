/** The handler of each job. */
import type { JOBS } from './jobs.ts';
import { accountJobHandlers } from './modules/accounts/accounts.ts';
import { directoryJobHandlers } from './modules/directory/directory.ts';
import { incidentJobHandlers } from './modules/incidents/incidents.ts';
import { notificationJobHandlers } from './modules/notifications/notifications.ts';
import { reportJobHandlers } from './modules/reports/reports.ts';
import { pruneAllRows, pruneRows } from './operations/retention/prune-rows.ts';
import type { JobHandlers } from './platform/queue/jobs.ts';
import type { Services } from './services.ts';

export const jobHandlers: JobHandlers<typeof JOBS, Services> = {
  ...accountJobHandlers,
  ...directoryJobHandlers,
  ...notificationJobHandlers,
  ...reportJobHandlers,
  ...incidentJobHandlers,
  prune_rows: pruneRows,
  prune_all_rows: pruneAllRows,
};
