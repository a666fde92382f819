import { systemContext } from '../../../platform/database/in-tenant.ts';
import { removeFromBin } from '../items/remove-from-bin.ts';
import type { JobHandler } from '../services.ts';

export const removeFromBinJob: JobHandler<'remove_from_bin'> = async ({ organization_id }, services) => {
  await removeFromBin(services, systemContext(organization_id));
};
