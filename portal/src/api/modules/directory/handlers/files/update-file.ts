import type { update_file } from '@lienzo/schema/api/file-endpoints';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { z } from 'zod';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { nameKey } from '../../../../platform/text/name-key.ts';
import { loadItem } from '../../items/load-item.ts';
import { presentItem } from '../../items/present-item.ts';
import { lockDirectory } from '../../repositories/file-system-writes.ts';
import type { Handler } from '../../services.ts';
import { addVersion } from '../../uploads/add-version.ts';
import { receiveUpload } from '../../uploads/receive-upload.ts';
import { refuseOverQuota } from '../../uploads/refuse-over-quota.ts';

export const updateFile: Handler<typeof update_file> = async ({ query, caller, services, context }) => {
  const id = fileIdOf(query.file_id, context.req.header('file_id'));
  const accept = (name: string) =>
    inTenant(services.db, caller, async (trx) => {
      const file = await loadItem(trx, caller, id, 'FILE');
      if (!file.can.update) throw new DomainError('forbidden');
      if (nameKey(name) !== nameKey(file.name))
        throw new DomainError({ code: 'file_name_differs', field: 'file' });
      await refuseOverQuota(trx, caller.organizationId);
    });
  const received = await receiveUpload(context, services.files, {
    limit: FILE_LIMIT - 1,
    accept,
  });
  const item = await inTenant(services.db, caller, async (trx) => {
    await lockDirectory(trx, caller.organizationId, 'shared');
    const file = await loadItem(trx, caller, id, 'FILE');
    if (nameKey(received.name) !== nameKey(file.name))
      throw new DomainError({ code: 'file_name_differs', field: 'file' });
    return addVersion(trx, services, caller, file, received);
  });
  return presentItem(caller, item, item.fixed);
};

/** The specification sends the id as a header; both, when both come, must agree. */
function fileIdOf(inQuery: string | undefined, inHeader: string | undefined): string {
  const header = z.uuid().safeParse(inHeader);
  const id = inQuery ?? header.data;
  if (id === undefined) throw new DomainError({ code: 'required_parameter', field: 'file_id' });
  if (inHeader !== undefined && header.data?.toLowerCase() !== id.toLowerCase())
    throw new DomainError({
      code: 'invalid_request',
      message: apiRefusalMessages.directory.fileHeaderDiffers,
      field: 'file_id',
    });
  return id;
}
