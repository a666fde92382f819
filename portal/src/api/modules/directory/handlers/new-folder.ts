import type { new_folder } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { createFolder } from '../items/create-folder.ts';
import { presentItem } from '../items/present-item.ts';
import type { Handler } from '../services.ts';

export const newFolder: Handler<typeof new_folder> = async ({ body, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) =>
    createFolder(trx, services, caller, { parentId: body.folder_parent_id, name: body.folder_name }),
  );
  return presentItem(caller, folder, folder.fixed);
};
