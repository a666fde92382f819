/** Uploads: new files, folders with files, and new versions. */

import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import type {
  taken_names,
  update_file,
  upload_file,
  upload_folder,
} from '@lienzo/schema/directory/file-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { z } from 'zod';
import { inTenant, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { nameKey } from '../../../../platform/text/name-key.ts';
import { loadItem } from '../../items/load-item.ts';
import { presentItem } from '../../items/present-item.ts';
import { findByName, lockDirectory } from '../../repositories/file-system-writes.ts';
import { listTakenNames } from '../../repositories/taken-names.ts';
import type { Handler } from '../../services.ts';
import { addFile, folderNamesOf, openDestination } from '../../uploads/add-file.ts';
import { addVersion } from '../../uploads/add-version.ts';
import { receiveUpload } from '../../uploads/receive-upload.ts';
import { refuseOverQuota } from '../../uploads/refuse-over-quota.ts';

type Taken = ResponseOf<typeof taken_names>['taken'];

/** Which files of an upload have a name that is taken; a folder that does not exist yet has no conflicts. */
export const getTakenNames: Handler<typeof taken_names> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const folder = await loadItem(trx, caller, body.folder_id, 'DIR');
    if (!folder.can.upload) throw new DomainError('forbidden');
    const folderAt = folderFinder(trx, organizationId, folder.id);
    const taken: Taken = [];
    for (const [path, files] of Map.groupBy(body.files, (file) => file.path)) {
      const folderId = await folderAt(path);
      if (folderId !== undefined) taken.push(...(await takenOf(trx, { organizationId, folderId }, files)));
    }
    return { taken };
  });

async function takenOf(
  trx: TenantTransaction,
  { organizationId, folderId }: { organizationId: string; folderId: string },
  files: { path: string; name: string }[],
): Promise<Taken> {
  const names = files.map(({ name }) => name);
  const existing = await listTakenNames(trx, organizationId, folderId, names);
  const byKey = new Map(existing.map(({ name_key, ...file }) => [name_key, file]));
  return files.flatMap((file) => {
    const there = byKey.get(nameKey(file.name));
    return there === undefined ? [] : [{ ...file, ...there }];
  });
}

/** Finds folders by their path below a folder, looking up each segment once. */
function folderFinder(trx: TenantTransaction, organizationId: string, rootId: string) {
  const known = new Map<string, string | undefined>([['', rootId]]);
  return async function find(path: string): Promise<string | undefined> {
    if (known.has(path)) return known.get(path);
    const cut = path.lastIndexOf('/');
    const parentId = await find(path.slice(0, Math.max(0, cut)));
    const match =
      parentId === undefined
        ? undefined
        : await findByName(trx, organizationId, parentId, path.slice(cut + 1));
    known.set(path, match?.fs_type === 'DIR' ? match.id : undefined);
    return known.get(path);
  };
}

/** No transaction is open while bytes are received: everything is checked before, and again afterwards. */
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
  const scope = (mode: 'shared' | 'exclusive') =>
    inTenant(services.db, caller, async (trx) => {
      const folder = await openDestination(trx, services, caller, destination, mode);
      return folder && addFile(trx, services, caller, folder, file, conflict);
    });
  const item = (await scope('shared')) ?? (await scope('exclusive'));
  if (item === undefined) throw new DomainError('folder_not_found');
  return presentItem(caller, item, item.fixed);
};

/** An empty folder of an upload: created, with its missing ancestors. */
export const uploadFolder: Handler<typeof upload_folder> = async ({ body, caller, services }) => {
  const path = folderNamesOf(caller, body.path);
  const destination = { folderId: body.folder_id, path, conflict: 'fail' } as const;
  const folder = await inTenant(services.db, caller, (trx) =>
    openDestination(trx, services, caller, destination, 'exclusive'),
  );
  if (folder === undefined) throw new DomainError('folder_not_found');
  return presentItem(caller, folder, folder.fixed);
};

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

/** The specification sends the id as a header; if the query has it too, both must be equal. */
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
