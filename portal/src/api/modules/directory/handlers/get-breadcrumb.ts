import type { breadcrumb } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadItem } from '../items/load-item.ts';
import type { Handler } from '../services.ts';

export const getBreadcrumb: Handler<typeof breadcrumb> = async ({ query, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) => loadItem(trx, caller, query.folder_id, 'DIR'));
  return folder.path.map(({ id, name }) => ({ path: { fileSystemId: id, fileSystemName: name } }));
};
