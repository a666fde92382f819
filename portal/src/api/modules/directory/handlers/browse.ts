import type { browse } from '@lienzo/schema/directory/directory-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadItem } from '../items/load-item.ts';
import { presentItem } from '../items/present-item.ts';
import { browseFolder, positionInFolder } from '../repositories/file-system.ts';
import { countVisible } from '../repositories/folder-counts.ts';
import type { Handler } from '../services.ts';

export const browseDirectory: Handler<typeof browse> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const folder = await loadItem(trx, caller, query.folder_id, 'DIR');
    // Directly below the root, a folder with a client is that client's own folder.
    const isRoot = folder.path.length === 1 && folder.client_id === null;
    const holds = isRoot ? await countVisible(trx, caller.organizationId, folder.id) : folder.holds;
    const onlyFolders = query.fs_type === 'DIR';
    const items = await browseFolder(trx, caller, folder.id, {
      sort: query.sort,
      order: query.order,
      offset: query.offset,
      limit: query.num_items,
      onlyFolders,
      holds,
    });
    const requested = query.position_of;
    const position =
      requested === undefined
        ? null
        : await positionInFolder(trx, caller, folder.id, {
            id: requested,
            sort: query.sort,
            order: query.order,
          });
    return {
      folder: presentItem(caller, folder, folder.fixed),
      items: items.map((item) => presentItem(caller, item, isRoot && item.client_id !== null)),
      total: holds.folders + (onlyFolders ? 0 : holds.files),
      folders: holds.folders,
      position,
    };
  });
