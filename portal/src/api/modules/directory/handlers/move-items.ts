import type { move_items } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { eachItem } from '../items/each-item.ts';
import { loadItem } from '../items/load-item.ts';
import { moveItem } from '../items/move-item.ts';
import type { Handler } from '../services.ts';

export const moveItems: Handler<typeof move_items> = async ({ body, caller, services }) => {
  const { ids, folder_parent_id: folderId } = body;
  await inTenant(services.db, caller, (trx) => loadItem(trx, caller, folderId, 'DIR'));
  return eachItem(services, caller, ids, (trx, id) =>
    moveItem(trx, services, caller, { id, kind: 'any', folderId }),
  );
};
