import { type directory_detail, HISTORY_PAGE } from '@lienzo/schema/api/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadItem } from '../items/load-item.ts';
import { presentItem } from '../items/present-item.ts';
import { listActivities } from '../repositories/activities.ts';
import { countVersions, findUserName } from '../repositories/file-details.ts';
import { totalsBelow } from '../repositories/file-system.ts';
import type { Handler } from '../services.ts';

export const getDetail: Handler<typeof directory_detail> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const item = await loadItem(trx, caller, query.id, 'any');
    const isFolder = item.fs_type === 'DIR';
    const totals = isFolder
      ? await totalsBelow(trx, organizationId, item.id)
      : { files: 0, folders: 0, size: item.size ?? 0 };
    return {
      ...presentItem(caller, item, item.fixed),
      folder_path: item.path.slice(0, -1).map(({ name }) => name),
      total_files: totals.files,
      total_folders: totals.folders,
      total_size: totals.size,
      created_by: item.created_by === null ? null : await findUserName(trx, organizationId, item.created_by),
      total_versions: isFolder ? 0 : await countVersions(trx, organizationId, item.id),
      activity: await listActivities(trx, organizationId, item.id, { page: 1, limit: HISTORY_PAGE }),
    };
  });
