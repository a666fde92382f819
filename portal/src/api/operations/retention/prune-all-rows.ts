import { listOrganizationIds } from '../../platform/database/list-organization-ids.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';

/** One job an organization. */
export const pruneAllRows: JobHandler<'prune_all_rows'> = async (_data, services) => {
  for (const organization_id of await listOrganizationIds(services.db))
    await services.jobs.send('prune_rows', { organization_id }, { key: organization_id });
};
