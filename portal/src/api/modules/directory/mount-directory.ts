/** The endpoints of folders and files, uploads and downloads. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { emptyBin, getBin, restoreItems } from './handlers/bin.ts';
import { browseDirectory } from './handlers/browse.ts';
import {
  deleteFile,
  deleteFolder,
  deleteItems,
  moveFile,
  moveFolder,
  moveItems,
  newFolder,
  renameFile,
  renameFolder,
} from './handlers/change-items.ts';
import { getActivity, getBreadcrumb, getDetail, getStorageUsage } from './handlers/details.ts';
import {
  downloadFolder,
  downloadWithTicket,
  getDownloadTicket,
  getFile,
} from './handlers/files/downloads.ts';
import { getTakenNames, updateFile, uploadFile, uploadFolder } from './handlers/files/uploads.ts';
import { getVersions, restoreVersion } from './handlers/files/versions.ts';
import { searchDirectory } from './handlers/search-directory.ts';
import { shareFolder } from './handlers/share-folder.ts';
import type { DirectoryServices } from './services.ts';

export function mountDirectory(mount: EndpointMount<DirectoryServices>): void {
  mount.guarded(endpoints.browse, browseDirectory);
  mount.guarded(endpoints.breadcrumb, getBreadcrumb);
  mount.guarded(endpoints.search_directory, searchDirectory);
  mount.guarded(endpoints.directory_detail, getDetail);
  mount.guarded(endpoints.new_folder, newFolder);
  mount.guarded(endpoints.rename_folder, renameFolder);
  mount.guarded(endpoints.move_folder, moveFolder);
  mount.guarded(endpoints.delete_folder, deleteFolder);
  mount.guarded(endpoints.rename_file, renameFile);
  mount.guarded(endpoints.move_file, moveFile);
  mount.guarded(endpoints.delete_file, deleteFile);
  mount.guarded(endpoints.move_items, moveItems);
  mount.guarded(endpoints.delete_items, deleteItems);
  mount.guarded(endpoints.bin, getBin);
  mount.guarded(endpoints.restore_items, restoreItems);
  mount.guarded(endpoints.empty_bin, emptyBin);
  mount.guarded(endpoints.directoryActivity, getActivity.ofFolder);
  mount.guarded(endpoints.fileActivity, getActivity.ofFile);
  mount.guarded(endpoints.share_folder, shareFolder);
  mount.guarded(endpoints.storage_usage, getStorageUsage);
  mount.guarded(endpoints.upload_file, uploadFile);
  mount.guarded(endpoints.taken_names, getTakenNames);
  mount.guarded(endpoints.upload_folder, uploadFolder);
  mount.guarded(endpoints.update_file, updateFile);
  mount.guarded(endpoints.get_file, getFile);
  mount.guarded(endpoints.download_folder, downloadFolder);
  mount.guarded(endpoints.download_ticket, getDownloadTicket);
  mount.open(endpoints.download_with_ticket, downloadWithTicket);
  mount.guarded(endpoints.file_versions, getVersions);
  mount.guarded(endpoints.restore_version, restoreVersion);
}
