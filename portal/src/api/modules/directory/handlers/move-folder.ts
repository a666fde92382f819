import type { move_folder } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { moveItem } from '../items/move-item.ts';
import { presentItem } from '../items/present-item.ts';
import type { Handler } from '../services.ts';

export const moveFolder: Handler<typeof move_folder> = async ({ body, caller, services }) => {
  const { folder_child_id: id, folder_parent_id: folderId } = body;
  const folder = await inTenant(services.db, caller, (trx) =>
    moveItem(trx, services, caller, { id, kind: 'DIR', folderId }),
  );
  return presentItem(caller, folder, folder.fixed);
};
