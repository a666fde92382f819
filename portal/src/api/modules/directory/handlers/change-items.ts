/** Creating, renaming, moving and deleting folders and files, single or in batches. */

import type {
  delete_folder,
  delete_items,
  move_folder,
  move_items,
  new_folder,
  rename_folder,
} from '@lienzo/schema/directory/directory-endpoints';
import type { delete_file, move_file, rename_file } from '@lienzo/schema/directory/file-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { createFolder } from '../items/create-folder.ts';
import { deleteItem } from '../items/delete-item.ts';
import { eachItem } from '../items/each-item.ts';
import { loadItem } from '../items/load-item.ts';
import { moveItem } from '../items/move-item.ts';
import { presentItem } from '../items/present-item.ts';
import { renameItem } from '../items/rename-item.ts';
import type { Handler } from '../services.ts';

export const newFolder: Handler<typeof new_folder> = async ({ body, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) =>
    createFolder(trx, services, caller, { parentId: body.folder_parent_id, name: body.folder_name }),
  );
  return presentItem(caller, folder, folder.fixed);
};

export const renameFile: Handler<typeof rename_file> = async ({ body, caller, services }) => {
  const file = await inTenant(services.db, caller, (trx) =>
    renameItem(trx, services, caller, { id: body.file_id, kind: 'FILE', newName: body.new_name }),
  );
  return presentItem(caller, file, file.fixed);
};

export const renameFolder: Handler<typeof rename_folder> = async ({ body, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) =>
    renameItem(trx, services, caller, { id: body.folder_id, kind: 'DIR', newName: body.new_name }),
  );
  return presentItem(caller, folder, folder.fixed);
};

export const moveFile: Handler<typeof move_file> = async ({ body, caller, services }) => {
  const { file_id: id, folder_id: folderId } = body;
  const file = await inTenant(services.db, caller, (trx) =>
    moveItem(trx, services, caller, { id, kind: 'FILE', folderId }),
  );
  return presentItem(caller, file, file.fixed);
};

export const moveFolder: Handler<typeof move_folder> = async ({ body, caller, services }) => {
  const { folder_child_id: id, folder_parent_id: folderId } = body;
  const folder = await inTenant(services.db, caller, (trx) =>
    moveItem(trx, services, caller, { id, kind: 'DIR', folderId }),
  );
  return presentItem(caller, folder, folder.fixed);
};

export const moveItems: Handler<typeof move_items> = async ({ body, caller, services }) => {
  const { ids, folder_parent_id: folderId } = body;
  await inTenant(services.db, caller, (trx) => loadItem(trx, caller, folderId, 'DIR'));
  return eachItem(services, caller, ids, (trx, id) =>
    moveItem(trx, services, caller, { id, kind: 'any', folderId }),
  );
};

export const deleteFile: Handler<typeof delete_file> = async ({ query, caller, services }) => {
  await inTenant(services.db, caller, (trx) =>
    deleteItem(trx, services, caller, { id: query.file_id, kind: 'FILE' }),
  );
  return {};
};

export const deleteFolder: Handler<typeof delete_folder> = async ({ query, caller, services }) => {
  await inTenant(services.db, caller, (trx) =>
    deleteItem(trx, services, caller, { id: query.folder_id, kind: 'DIR' }),
  );
  return {};
};

export const deleteItems: Handler<typeof delete_items> = ({ body, caller, services }) =>
  eachItem(services, caller, body.ids, (trx, id) => deleteItem(trx, services, caller, { id, kind: 'any' }));
