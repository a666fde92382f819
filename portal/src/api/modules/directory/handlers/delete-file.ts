import type { delete_file } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { deleteItem } from '../items/delete-item.ts';
import type { Handler } from '../services.ts';

export const deleteFile: Handler<typeof delete_file> = async ({ query, caller, services }) => {
  await inTenant(services.db, caller, (trx) =>
    deleteItem(trx, services, caller, { id: query.file_id, kind: 'FILE' }),
  );
  return {};
};
