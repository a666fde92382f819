import { inTenant, type TenantContext } from '../../../platform/database/in-tenant.ts';
import { removeExpired } from '../repositories/file-system-bin.ts';
import { lockDirectory } from '../repositories/file-system-writes.ts';
import type { DirectoryServices } from '../services.ts';

/**
 * Deletes expired items of the bin, in short transactions. Their blobs are then unreferenced and removed by the
 * sweeper.
 * @param until deadline, in milliseconds of `performance.now()`.
 * @returns whether nothing is left to remove.
 */
export async function removeFromBin(
  services: Pick<DirectoryServices, 'db'>,
  context: TenantContext,
  until = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  let more = true;
  while (more && performance.now() < until)
    more = await inTenant(services.db, context, async (trx) => {
      await lockDirectory(trx, context.organizationId, 'exclusive');
      return removeExpired(trx, context.organizationId);
    });
  return !more;
}
