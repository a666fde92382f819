/** Jobs that empty the bins. */
import { systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { removeFromBin } from '../items/remove-from-bin.ts';
import type { JobHandler } from '../services.ts';

export const removeFromBinJob: JobHandler<'remove_from_bin'> = async ({ organization_id }, services) => {
  await removeFromBin(services, systemContext(organization_id));
};

/** Removes expired items of all bins; one job per organization. */
export const emptyBins: JobHandler<'empty_bins'> = async (_data, services) => {
  for (const organization_id of await listOrganizationIds(services.db))
    await services.jobs.send('remove_from_bin', { organization_id }, { key: organization_id });
};
