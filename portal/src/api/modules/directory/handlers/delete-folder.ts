import type { delete_folder } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { deleteItem } from '../items/delete-item.ts';
import type { Handler } from '../services.ts';

export const deleteFolder: Handler<typeof delete_folder> = async ({ query, caller, services }) => {
  await inTenant(services.db, caller, (trx) =>
    deleteItem(trx, services, caller, { id: query.folder_id, kind: 'DIR' }),
  );
  return {};
};
