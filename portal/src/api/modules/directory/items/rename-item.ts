import { fileName } from '@lienzo/schema/directory/file-endpoints';
import { apiFieldMessages } from '@lienzo/schema/rule-messages/api-field-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { keepExtension } from '../../../platform/text/keep-extension.ts';
import { lockDirectory, updateName } from '../repositories/file-system-writes.ts';
import type { DirectoryServices } from '../services.ts';
import { type LoadedItem, loadItem } from './load-item.ts';
import { record } from './record.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * Renames a folder or a file; a file keeps its extension.
 * @throws DomainError folder_not_found, file_not_found, protected_folder, folder_exists, file_exists, invalid_request.
 */
export async function renameItem(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Caller,
  { id, kind, newName }: { id: string; kind: 'DIR' | 'FILE'; newName: string },
): Promise<LoadedItem> {
  await lockDirectory(trx, caller.organizationId, 'exclusive');
  const item = await loadItem(trx, caller, id, kind);
  if (!item.can.rename || item.parent_id === null) throw new DomainError('protected_folder');
  const name = kind === 'FILE' ? wholeFileName(item.name, newName) : newName;
  if (name === item.name) return item;
  await refuseTaken(trx, caller.organizationId, item.parent_id, name, item.id);
  await updateName(trx, caller.organizationId, item, name);
  const renamed = await loadItem(trx, caller, id, kind);
  const action = kind === 'DIR' ? 'rename_dir' : 'rename_file';
  const folderPath = renamed.path.slice(0, -1);
  await record(trx, services, caller, [{ action, folderPath, item: renamed, from: item.name, to: name }]);
  return renamed;
}

/** The extension is added after the name was validated, so the whole name is validated again. */
function wholeFileName(current: string, requested: string): string {
  const whole = keepExtension(current, requested);
  const checked = fileName.safeParse(whole);
  const isEmpty = keepExtension(current, '') === whole;
  if (checked.success && !isEmpty) return checked.data;
  const message = checked.error?.issues[0]?.message ?? apiFieldMessages.fileName;
  throw new DomainError({ code: 'invalid_request', field: 'new_name', message });
}
