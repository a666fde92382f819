import type { rename_folder } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { presentItem } from '../items/present-item.ts';
import { renameItem } from '../items/rename-item.ts';
import type { Handler } from '../services.ts';

export const renameFolder: Handler<typeof rename_folder> = async ({ body, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) =>
    renameItem(trx, services, caller, { id: body.folder_id, kind: 'DIR', newName: body.new_name }),
  );
  return presentItem(caller, folder, folder.fixed);
};
