import { randomUUID } from 'node:crypto';
import { folderName } from '@lienzo/schema/accounts/organization-endpoints';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { numberedName } from '../../../platform/text/numbered-name.ts';
import { addFolder } from '../items/create-folder.ts';
import { type LoadedItem, loadItem } from '../items/load-item.ts';
import { record } from '../items/record.ts';
import { findByName, giveToPaysheet, insertItem, lockDirectory } from '../repositories/file-system-writes.ts';
import { insertVersion } from '../repositories/file-versions.ts';
import type { DirectoryServices } from '../services.ts';
import { addVersion } from './add-version.ts';
import type { ReceivedFile } from './receive-upload.ts';
import { refuseOverQuota } from './refuse-over-quota.ts';
import { scanStatusOfNew } from './scan-status-of-new.ts';

export type Destination = {
  folderId: string;
  /** Names of nested folders, created when missing. */
  path: string[];
  conflict: 'fail' | 'replace' | 'keep_both';
  /** The payroll that the nested folders belong to, and with them everything in them. */
  paysheetId?: number | undefined;
  /** Its file belongs to what the person may save, so that the right to upload is not asked for. */
  isOfCapture?: boolean;
};

export type PlacingServices = Pick<DirectoryServices, 'antivirus' | 'files' | 'jobs' | 'listener'>;

/** Maximum number of copies of one name in a folder. */
const MAX_COPIES = 1000;

/** @throws DomainError forbidden, invalid_request. */
export function folderNamesOf(caller: Pick<Actor, 'role'>, path: string | undefined): string[] {
  if (path === undefined || path === '') return [];
  if (caller.role === 'client')
    throw new DomainError({ code: 'forbidden', message: uploadMessages.noFolders });
  return path.split('/').map((part) => {
    const name = folderName.safeParse(part.normalize('NFC'));
    if (name.success) return name.data;
    const why = name.error.issues[0]?.message ?? '';
    const message = apiRefusalMessages.directory.folderNotMade(part, why);
    throw new DomainError({ code: 'invalid_request', message, field: 'path' });
  });
}

/**
 * The destination folder of a file, loaded and locked against moves.
 * @param mode `shared` finds folders, `exclusive` also creates missing ones.
 * @returns undefined when one is missing and the lock does not allow creating it.
 * @throws DomainError folder_not_found, forbidden, file_exists, folder_too_deep.
 */
export async function openDestination(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'jobs' | 'listener'>,
  caller: Actor,
  { folderId, path, paysheetId, isOfCapture = false }: Destination,
  mode: 'shared' | 'exclusive',
): Promise<LoadedItem | undefined> {
  await lockDirectory(trx, caller.organizationId, mode);
  let folder = await loadItem(trx, caller, folderId, 'DIR');
  if (!folder.can.upload && !isOfCapture) throw new DomainError('forbidden');
  for (const name of path) {
    const match = await findByName(trx, caller.organizationId, folder.id, name);
    if (match?.fs_type === 'FILE')
      throw new DomainError({
        code: 'file_exists',
        message: apiRefusalMessages.directory.fileInTheWay(name),
      });
    if (match !== undefined) {
      if (paysheetId !== undefined) await giveToPaysheet(trx, caller.organizationId, match.id, paysheetId);
      folder = await loadItem(trx, caller, match.id, 'DIR');
    } else if (mode === 'shared') return undefined;
    else folder = await addFolder(trx, services, caller, folder, name, { paysheetId });
  }
  return folder;
}

/**
 * Writes the rows of a file whose bytes are already stored.
 * @throws DomainError file_exists, folder_exists, forbidden, quota_exceeded.
 */
export async function addFile(
  trx: TenantTransaction,
  services: PlacingServices,
  caller: Actor,
  folder: LoadedItem,
  file: ReceivedFile,
  conflict: Destination['conflict'],
): Promise<LoadedItem> {
  await holdBlob(trx, services.files, file.sha256);
  const copies = conflict === 'keep_both' ? MAX_COPIES : 1;
  for (let copy = 1; copy <= copies; copy += 1) {
    const name = copy === 1 ? file.name : numberedName(file.name, 'FILE', copy);
    const added = await addNewFile(trx, services, caller, folder, { ...file, name });
    if (added !== undefined) return added;
  }
  const taken = await findByName(trx, caller.organizationId, folder.id, file.name);
  if (conflict !== 'replace' || taken?.fs_type !== 'FILE')
    throw new DomainError(taken?.fs_type === 'DIR' ? 'folder_exists' : 'file_exists');
  const existing = await loadItem(trx, caller, taken.id, 'FILE');
  if (!existing.can.update) throw new DomainError('forbidden');
  return addVersion(trx, services, caller, existing, file);
}

/** @returns undefined when the name is taken. */
async function addNewFile(
  trx: TenantTransaction,
  services: PlacingServices,
  caller: Actor,
  folder: LoadedItem,
  { name, sha256, size, media_type, paysheetId }: ReceivedFile,
): Promise<LoadedItem | undefined> {
  const { organizationId, userId } = caller;
  const id = randomUUID();
  const versionId = randomUUID();
  const inserted = await insertItem(trx, {
    organizationId,
    parentId: folder.id,
    name,
    clientId: folder.client_id,
    paysheetId,
    createdBy: userId,
    file: { id, versionId, size, mediaType: media_type },
  });
  if (inserted === undefined) return undefined;
  const scan_status = await scanStatusOfNew(trx, services, organizationId, versionId);
  await insertVersion(trx, {
    organizationId,
    id: versionId,
    file_id: id,
    sha256,
    size,
    media_type,
    scan_status,
    createdBy: userId,
  });
  await refuseOverQuota(trx, organizationId);
  const item = await loadItem(trx, caller, id, 'FILE');
  await record(trx, services, caller, [{ action: 'upload_file', folderPath: folder.path, item }]);
  return item;
}
