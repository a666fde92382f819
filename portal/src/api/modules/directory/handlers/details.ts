/** The details panel of a folder or a file: details, history, storage. */

import {
  type breadcrumb,
  type directory_detail,
  type directoryActivity,
  HISTORY_PAGE,
  type storage_usage,
} from '@lienzo/schema/directory/directory-endpoints';
import type { fileActivity } from '@lienzo/schema/directory/file-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadItem } from '../items/load-item.ts';
import { presentItem } from '../items/present-item.ts';
import { listActivities } from '../repositories/activities.ts';
import { countVersions, findClientStorage, findStorage, findUserName } from '../repositories/file-details.ts';
import { totalsBelow } from '../repositories/file-system.ts';
import type { Handler } from '../services.ts';

export const getBreadcrumb: Handler<typeof breadcrumb> = async ({ query, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) => loadItem(trx, caller, query.folder_id, 'DIR'));
  return folder.path.map(({ id, name }) => ({ path: { fileSystemId: id, fileSystemName: name } }));
};

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

type ActivityHandler = Handler<typeof directoryActivity> & Handler<typeof fileActivity>;

const activityOf =
  (kind: 'DIR' | 'FILE'): ActivityHandler =>
  ({ query, caller, services }) =>
    inTenant(services.db, caller, async (trx) => {
      const item = await loadItem(trx, caller, query.id, kind);
      return listActivities(trx, caller.organizationId, item.id, {
        page: query.page,
        limit: query.num_items,
      });
    });

export const getActivity = { ofFolder: activityOf('DIR'), ofFile: activityOf('FILE') };

/** The organization's storage usage and quota are visible to its staff only. */
export const getStorageUsage: Handler<typeof storage_usage> = ({ caller, services }) => {
  const { organizationId, clientId } = caller;
  return inTenant(services.db, caller, async (trx) =>
    clientId === null
      ? findStorage(trx, organizationId)
      : { used: await findClientStorage(trx, organizationId, clientId), quota: null },
  );
};
