import type { bin } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { countBin, foldersAbove, listBin } from '../repositories/file-system-bin.ts';
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
