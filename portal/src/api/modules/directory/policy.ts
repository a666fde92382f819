/** Permissions in the directory (specification 1 §6). Pure; visibility itself is enforced by the database. */

import type { Role } from '@lienzo/schema/api/endpoint';
import type { FileSystemItem, ScanStatus } from '@lienzo/schema/directory/directory-endpoints';

/** `fixed`: the organization's root or the folder of a client, which cannot be moved, renamed or deleted. */
export type ItemFacts = {
  fs_type: 'DIR' | 'FILE';
  parent_id: string | null;
  fixed: boolean;
  scan_status: ScanStatus | null;
};

/** A file that has not been scanned yet is as inaccessible as an infected one. */
export const mayLeave = (status: ScanStatus | null): boolean => status !== 'infected' && status !== 'pending';

/** Specification 1 §6: any role may download a file, but a SuperAdmin no whole folder. */
export const mayDownloadFolders = (role: Role): boolean => role !== 'SuperAdmin';

export function directoryAbilities(role: Role, item: ItemFacts): FileSystemItem['can'] {
  const isFolder = item.fs_type === 'DIR';
  const isAdmin = role === 'Admin' || role === 'SuperAdmin';
  // A SuperAdmin has no screen of folders and cannot upload (specification 1 §2, route table).
  const uploads = isFolder && role !== 'SuperAdmin';
  return {
    create: isFolder && isAdmin,
    upload: uploads,
    upload_folders: uploads && role !== 'client',
    rename: isAdmin && item.parent_id !== null,
    update: !isFolder && isAdmin,
    move: isAdmin && !item.fixed,
    delete: isAdmin && !item.fixed,
    download: isFolder ? mayDownloadFolders(role) : mayLeave(item.scan_status),
    share: isFolder,
  };
}
