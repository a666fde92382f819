import type { share_folder } from '@lienzo/schema/directory/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadItem } from '../items/load-item.ts';
import type { Handler } from '../services.ts';

/** A folder's id at the end of a URL. */
const ID_AT_END = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

/**
 * The job looks up whether the mail's owner may open the folder, so that the response does not reveal who has an
 * account.
 */
export const shareFolder: Handler<typeof share_folder> = async ({ query, caller, services }) => {
  const folderId = ID_AT_END.exec(query.url)?.[1];
  if (folderId === undefined) throw new DomainError('folder_not_found');
  const { organizationId, userId } = caller;
  await inTenant(services.db, caller, (trx) => loadItem(trx, caller, folderId, 'DIR'));
  await services.shareLimits.take({ organizationId, userId, mail: query.mail });
  await services.jobs.send('send_folder_shared', {
    organization_id: organizationId,
    from_user_id: userId,
    folder_id: folderId,
    mail: query.mail,
  });
  return {};
};
