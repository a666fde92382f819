import type { share_folder } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../database/in-tenant.ts';
import { findRecipient } from '../../database/repositories/find-recipient.ts';
import { loadItem } from '../../directory/load-item.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';

/** A folder's id at the end of an address. */
const ID_AT_END = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

export const shareFolder: Handler<typeof share_folder> = async ({ query, caller, services }) => {
  const folderId = ID_AT_END.exec(query.url)?.[1];
  if (folderId === undefined) throw new ApiError('folder_not_found');
  const { organizationId, userId } = caller;
  await inTenant(services.db, caller, async (trx) => {
    const folder = await loadItem(trx, caller, folderId, 'DIR');
    const recipient = await findRecipient(trx, organizationId, {
      mail: query.mail,
      clientId: folder.client_id,
    });
    if (recipient === undefined) throw new ApiError({ code: 'recipient_not_found', field: 'mail' });
    await services.jobs.send(
      'send_folder_shared',
      { organization_id: organizationId, user_id: recipient, from_user_id: userId, folder_id: folderId },
      { trx },
    );
  });
  return {};
};
