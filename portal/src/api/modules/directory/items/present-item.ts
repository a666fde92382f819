import type { FileSystemItem } from '@lienzo/schema/directory/directory-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { directoryAbilities } from '../policy.ts';
import type { StoredItem } from '../repositories/file-system.ts';

/** An item in the API's response format. @param fixed see `ItemFacts`. */
export function presentItem(caller: Pick<Caller, 'role'>, item: StoredItem, fixed: boolean): FileSystemItem {
  const { id, parent_id, name, fs_type, created_at, modified_at, size, media_type, scan_status, subscribed } =
    item;
  return {
    id,
    parent_id,
    name,
    fs_type,
    created_at,
    modified_at,
    size,
    media_type,
    scan_status,
    subscribed,
    can: directoryAbilities(caller.role, { ...item, fixed }),
  };
}
