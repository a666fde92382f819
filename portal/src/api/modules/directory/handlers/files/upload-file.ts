import type { upload_file } from '@lienzo/schema/api/file-endpoints';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { presentItem } from '../../items/present-item.ts';
import { findByName } from '../../repositories/file-system-writes.ts';
import type { Handler } from '../../services.ts';
import { addFile, folderNamesOf, openDestination } from '../../uploads/add-file.ts';
import { receiveUpload } from '../../uploads/receive-upload.ts';
import { refuseOverQuota } from '../../uploads/refuse-over-quota.ts';

/** No transaction is open while bytes come: what can be refused is refused before, and all is decided again after. */
export const uploadFile: Handler<typeof upload_file> = async ({ query, caller, services, context }) => {
  const { folder_id: folderId, conflict } = query;
  const header = context.req.header('folder_id');
  if (header !== undefined && header.toLowerCase() !== folderId.toLowerCase())
    throw new DomainError({
      code: 'invalid_request',
      message: apiRefusalMessages.directory.headerDiffers,
      field: 'folder_id',
    });
  const destination = { folderId, path: folderNamesOf(caller, query.path), conflict };
  const accept = (name: string) =>
    inTenant(services.db, caller, async (trx) => {
      const folder = await openDestination(trx, services, caller, destination, 'shared');
      await refuseOverQuota(trx, caller.organizationId);
      if (folder === undefined || conflict !== 'fail') return;
      const taken = await findByName(trx, caller.organizationId, folder.id, name);
      if (taken !== undefined)
        throw new DomainError(taken.fs_type === 'DIR' ? 'folder_exists' : 'file_exists');
    });
  const file = await receiveUpload(context, services.files, { limit: FILE_LIMIT - 1, accept });
  const place = (mode: 'shared' | 'exclusive') =>
    inTenant(services.db, caller, async (trx) => {
      const folder = await openDestination(trx, services, caller, destination, mode);
      return folder && addFile(trx, services, caller, folder, file, conflict);
    });
  const item = (await place('shared')) ?? (await place('exclusive'));
  if (item === undefined) throw new DomainError('folder_not_found');
  return presentItem(caller, item, item.fixed);
};
