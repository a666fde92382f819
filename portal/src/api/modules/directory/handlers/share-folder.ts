import type { share_folder } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadItem } from '../items/load-item.ts';
import type { Handler } from '../services.ts';

/** A folder's id at the end of an address. */
const ID_AT_END = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

/** Whether somebody with that mail may open the folder is looked up by the job, so that no answer tells who is staff. */
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
