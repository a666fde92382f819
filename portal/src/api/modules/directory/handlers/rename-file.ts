import type { rename_file } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { presentItem } from '../items/present-item.ts';
import { renameItem } from '../items/rename-item.ts';
import type { Handler } from '../services.ts';

export const renameFile: Handler<typeof rename_file> = async ({ body, caller, services }) => {
  const file = await inTenant(services.db, caller, (trx) =>
    renameItem(trx, services, caller, { id: body.file_id, kind: 'FILE', newName: body.new_name }),
  );
  return presentItem(caller, file, file.fixed);
};
