import type { empty_bin } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { removeFromBin } from '../items/remove-from-bin.ts';
import { expireBin } from '../repositories/file-system-bin.ts';
import { lockDirectory } from '../repositories/file-system-writes.ts';
import type { Handler } from '../services.ts';

/** Milliseconds that the call itself goes on removing; a job does the rest of a large bin. */
const TIMEOUT_MS = 3000;

export const emptyBin: Handler<typeof empty_bin> = async ({ body, caller, services }) => {
  const { organizationId } = caller;
  const deleted = await inTenant(services.db, caller, async (trx) => {
    await lockDirectory(trx, organizationId, 'exclusive');
    return expireBin(trx, organizationId, body.ids);
  });
  const finished = await removeFromBin(services, caller, performance.now() + TIMEOUT_MS);
  if (!finished)
    await services.jobs.send('remove_from_bin', { organization_id: organizationId }, { key: organizationId });
  return { deleted };
};
