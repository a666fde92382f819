import type { upload_folder } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { presentItem } from '../../items/present-item.ts';
import type { Handler } from '../../services.ts';
import { folderNamesOf, openDestination } from '../../uploads/add-file.ts';

/** A folder of an upload that holds no file: made, with those above it, where it is not there. */
export const uploadFolder: Handler<typeof upload_folder> = async ({ body, caller, services }) => {
  const path = folderNamesOf(caller, body.path);
  const destination = { folderId: body.folder_id, path, conflict: 'fail' } as const;
  const folder = await inTenant(services.db, caller, (trx) =>
    openDestination(trx, services, caller, destination, 'exclusive'),
  );
  if (folder === undefined) throw new DomainError('folder_not_found');
  return presentItem(caller, folder, folder.fixed);
};
