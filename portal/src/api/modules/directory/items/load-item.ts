import type { FileSystemItem } from '@lienzo/schema/directory/directory-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { directoryAbilities } from '../policy.ts';
import { findItemOnPath, type ItemOnPath } from '../repositories/file-system.ts';
import { isFixed } from './is-fixed.ts';

/** `path`: from the topmost visible folder down to the item itself. */
export type LoadedItem = ItemOnPath & { fixed: boolean; can: FileSystemItem['can'] };

/** The error code of a missing item by the expected kind: a folder, a file, or either. */
const MISSING = { DIR: 'folder_not_found', FILE: 'file_not_found', any: 'not_found' } as const;

/**
 * An active item that the caller may see.
 * @param kind the expected kind; a kind mismatch is reported as not found.
 * @throws DomainError folder_not_found, file_not_found or not_found.
 */
export async function loadItem(
  trx: TenantTransaction,
  caller: Actor,
  id: string,
  kind: 'DIR' | 'FILE' | 'any',
): Promise<LoadedItem> {
  const item = await findItemOnPath(trx, caller, id);
  if (item === undefined || (kind !== 'any' && item.fs_type !== kind)) throw new DomainError(MISSING[kind]);
  const { path } = item;
  const fixed = isFixed(item, path);
  // Folders above the topmost visible one are not revealed.
  const seen = { ...item, parent_id: path.length === 1 ? null : item.parent_id };
  return { ...seen, fixed, can: directoryAbilities(caller.role, { ...seen, fixed }) };
}
