/** Who may do what in the directory (specification 1 §6). Pure; what a person sees at all is the database's. */
import type { FileSystemItem, ScanStatus } from '@lienzo/schema/api/directory-endpoints';
import type { Role } from '@lienzo/schema/api/endpoint';

/** `fixed`: the organization's root or the folder of a client, which stay where they are. */
export type ItemFacts = {
  fs_type: 'DIR' | 'FILE';
  parent_id: string | null;
  fixed: boolean;
  scan_status: ScanStatus | null;
};

/** A file that an antivirus has not let pass yet is as closed as an infected one. */
export const mayLeave = (status: ScanStatus | null): boolean => status !== 'infected' && status !== 'pending';

/** Specification 1 §6: a file is for any role, a whole folder is not for a SuperAdmin. */
export const mayDownloadFolders = (role: Role): boolean => role !== 'SuperAdmin';

export function directoryAbilities(role: Role, item: ItemFacts): FileSystemItem['can'] {
  const isFolder = item.fs_type === 'DIR';
  const isAdmin = role === 'Admin' || role === 'SuperAdmin';
  // A SuperAdmin has no screen of folders and sends nothing (specification 1 §2, route table).
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
