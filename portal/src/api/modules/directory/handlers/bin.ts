/** The bin: listing, restoring, emptying. */

import type { bin, empty_bin, restore_items } from '@lienzo/schema/directory/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { eachItem } from '../items/each-item.ts';
import type { LoadedItem } from '../items/load-item.ts';
import { removeFromBin } from '../items/remove-from-bin.ts';
import { restoreItem } from '../items/restore-item.ts';
import { countBin, expireBin, foldersAbove, listBin } from '../repositories/file-system-bin.ts';
import { lockDirectory } from '../repositories/file-system-writes.ts';
import type { Handler } from '../services.ts';

export const getBin: Handler<typeof bin> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const items = await listBin(trx, organizationId, { offset: query.offset, limit: query.num_items });
    const above = await foldersAbove(trx, organizationId, items);
    return {
      items: items.map(({ id, name, fs_type, size, deleted_at, deleted_by, expires_at }) => ({
        id,
        name,
        fs_type,
        size,
        deleted_at,
        deleted_by,
        expires_at,
        folder_path: (above.get(id) ?? []).map((step) => step.name),
      })),
      total: await countBin(trx, organizationId),
    };
  });

export const restoreItems: Handler<typeof restore_items> = async ({ body, caller, services }) => {
  const items = new Map<string, LoadedItem>();
  const result = await eachItem(services, caller, body.ids, async (trx, id) => {
    items.set(id, await restoreItem(trx, services, caller, id));
  });
  return { ...result, restored: result.done.flatMap((id) => scopeOf(items.get(id))) };
};

function scopeOf(item: LoadedItem | undefined) {
  const folder = item?.path.at(-2);
  if (item === undefined || folder === undefined) return [];
  return [{ id: item.id, name: item.name, folder: { id: folder.id, name: folder.name } }];
}

/** Milliseconds that the call itself spends on removing; a job removes the rest of a large bin. */
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
