/** The door of the module: folders, files and their history for the rest of the API. */
export { addClientFolder } from './items/create-folder.ts';
export { loadItem } from './items/load-item.ts';
export { pathText } from './items/path-text.ts';
export { withoutNotices } from './items/without-notices.ts';
export { DIRECTORY_JOBS } from './jobs/directory-jobs.ts';
export { directoryJobHandlers } from './jobs/job-handlers.ts';
export { mountDirectory } from './mount-directory.ts';
export { activityEntryOf } from './repositories/activities.ts';
export { insertDownloads } from './repositories/downloads.ts';
export { activePaths, findRootFolderId, type PathStep } from './repositories/file-system.ts';
export { insertItem } from './repositories/file-system-writes.ts';
export {
  FOLDER_CHANNEL,
  type FolderChange,
  readFolderChange,
  visibleFolders,
} from './repositories/folder-changes.ts';
export { listPeopleToWarn, type ScannedVersion } from './repositories/scanned-versions.ts';
export { directoryRetention } from './retention.ts';
export type { DirectoryListener, DirectoryServices } from './services.ts';
export { shareLimits } from './share-limits.ts';
export type { PlacingServices } from './uploads/add-file.ts';
export { updateKeptFile, withdrawKeptFile } from './uploads/kept-file.ts';
export { placeFile } from './uploads/place-file.ts';
export { placeVersion } from './uploads/place-version.ts';
export { receiveUpload } from './uploads/receive-upload.ts';
export { receiveUploads } from './uploads/receive-uploads.ts';
export { refuseOverQuota } from './uploads/refuse-over-quota.ts';
