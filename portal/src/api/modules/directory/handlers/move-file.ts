import type { move_file } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { moveItem } from '../items/move-item.ts';
import { presentItem } from '../items/present-item.ts';
import type { Handler } from '../services.ts';

export const moveFile: Handler<typeof move_file> = async ({ body, caller, services }) => {
  const { file_id: id, folder_id: folderId } = body;
  const file = await inTenant(services.db, caller, (trx) =>
    moveItem(trx, services, caller, { id, kind: 'FILE', folderId }),
  );
  return presentItem(caller, file, file.fixed);
};
