import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertItem } from '../repositories/file-system-writes.ts';
import { insertVersion } from '../repositories/file-versions.ts';
import { TEST_FILES, TEST_FOLDERS } from './test-directory.ts';

/** The directory of one of the tests' organizations; `startTestPortal` puts the bytes of its files into the store. */
export async function seedDirectory(trx: TenantTransaction, organizationId: string): Promise<void> {
  for (const { ofClient, ...folder } of TEST_FOLDERS) {
    if (folder.organizationId !== organizationId) continue;
    await insertItem(trx, { ...folder, createdBy: null });
    if (ofClient === true && folder.clientId !== null)
      await trx
        .updateTable('clients')
        .set({ id_directory: folder.id })
        .where('organization_id', '=', organizationId)
        .where('id', '=', folder.clientId)
        .execute();
  }
  for (const { folder, id, versionId, name, content, sha256, mediaType } of TEST_FILES) {
    if (folder.organizationId !== organizationId) continue;
    const size = content.byteLength;
    await insertItem(trx, {
      organizationId,
      parentId: folder.id,
      name,
      clientId: folder.clientId,
      createdBy: null,
      file: { id, versionId, size, mediaType },
    });
    await insertVersion(trx, {
      organizationId,
      createdBy: null,
      id: versionId,
      file_id: id,
      sha256,
      size,
      media_type: mediaType,
      scan_status: 'unscanned',
    });
  }
}
