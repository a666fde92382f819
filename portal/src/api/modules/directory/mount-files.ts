/** The calls that send and fetch files. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { downloadFolder } from './handlers/files/download-folder.ts';
import { downloadWithTicket } from './handlers/files/download-with-ticket.ts';
import { getDownloadTicket } from './handlers/files/get-download-ticket.ts';
import { getFile } from './handlers/files/get-file.ts';
import { getTakenNames } from './handlers/files/get-taken-names.ts';
import { getVersions } from './handlers/files/get-versions.ts';
import { restoreVersion } from './handlers/files/restore-version.ts';
import { updateFile } from './handlers/files/update-file.ts';
import { uploadFile } from './handlers/files/upload-file.ts';
import { uploadFolder } from './handlers/files/upload-folder.ts';

export function mountFiles(mount: EndpointMount): void {
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
