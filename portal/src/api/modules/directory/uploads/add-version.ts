import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { type LoadedItem, loadItem } from '../items/load-item.ts';
import { record } from '../items/record.ts';
import { touchFolder } from '../repositories/file-system-writes.ts';
import { insertVersion, lockFile, setCurrentVersion } from '../repositories/file-versions.ts';
import type { DirectoryServices } from '../services.ts';
import { refuseOverQuota } from './refuse-over-quota.ts';
import { scanStatusOfNew } from './scan-status-of-new.ts';

/**
 * Makes bytes that are already stored the current version of a file; earlier ones are kept.
 * @throws DomainError quota_exceeded.
 */
export async function addVersion(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'antivirus' | 'files' | 'jobs' | 'listener'>,
  caller: Actor,
  file: LoadedItem,
  { sha256, size, media_type }: { sha256: string; size: number; media_type: string },
): Promise<LoadedItem> {
  const { organizationId, userId } = caller;
  await lockFile(trx, organizationId, file.id);
  await holdBlob(trx, services.files, sha256);
  const id = randomUUID();
  const scan_status = await scanStatusOfNew(trx, services, organizationId, id);
  const version = { id, file_id: file.id, sha256, size, media_type };
  await insertVersion(trx, { ...version, organizationId, scan_status, createdBy: userId });
  await setCurrentVersion(trx, organizationId, version);
  await refuseOverQuota(trx, organizationId);
  const folderPath = file.path.slice(0, -1);
  const folder = folderPath.at(-1);
  if (folder !== undefined) await touchFolder(trx, organizationId, folder.id);
  await record(trx, services, caller, [{ action: 'update_file', folderPath, item: file }]);
  return loadItem(trx, caller, file.id, 'FILE');
}
