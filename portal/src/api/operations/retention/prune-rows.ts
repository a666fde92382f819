/** The nightly removal of expired rows, in every module. */

import { accountRetention } from '../../modules/accounts/accounts.ts';
import { apiTokenRetention } from '../../modules/api-tokens/api-tokens.ts';
import { directoryRetention } from '../../modules/directory/directory.ts';
import { imssRetention } from '../../modules/imss/imss.ts';
import { incidentRetention } from '../../modules/incidents/incidents.ts';
import { notificationRetention } from '../../modules/notifications/notifications.ts';
import { payrollRetention } from '../../modules/payroll/payroll.ts';
import { renderRetention } from '../../modules/renders/renders.ts';
import { reportRetention } from '../../modules/reports/reports.ts';
import { scheduleRetention } from '../../modules/schedules/schedules.ts';
import { inTenant, systemContext } from '../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../platform/database/list-organization-ids.ts';
import type { Pruning } from '../../platform/database/prune-rows.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { RETENTION_JOBS } from './retention-jobs.ts';

type RetentionServices = PlatformServices & { jobs: Jobs<typeof RETENTION_JOBS> };

const RETENTION: Record<string, Pruning> = {
  ...notificationRetention,
  ...directoryRetention,
  ...accountRetention,
  ...reportRetention,
  ...renderRetention,
  ...scheduleRetention,
  ...apiTokenRetention,
  ...incidentRetention,
  ...payrollRetention,
  ...imssRetention,
};

/** Rows removed per transaction. */
const BATCH = 2000;

/** In short transactions, so that nothing is blocked; a restarted job continues. */
export const pruneRows: JobHandler<typeof RETENTION_JOBS, 'prune_rows', RetentionServices> = async (
  { organization_id },
  services,
) => {
  const removed: Record<string, number> = {};
  for (const [name, prune] of Object.entries(RETENTION)) {
    let last = BATCH;
    while (last === BATCH) {
      last = await inTenant(services.db, systemContext(organization_id), (trx) =>
        prune(trx, organization_id, BATCH),
      );
      removed[name] = (removed[name] ?? 0) + last;
    }
  }
  services.logger.info('rows_pruned', { organization: organization_id, ...removed });
};

/** One job per organization. */
export const pruneAllRows: JobHandler<typeof RETENTION_JOBS, 'prune_all_rows', RetentionServices> = async (
  _data,
  services,
) => {
  for (const organization_id of await listOrganizationIds(services.db))
    await services.jobs.send('prune_rows', { organization_id }, { key: organization_id });
};
