/** The contents of a folder, with the data needed to archive them. */
import type { ScanStatus } from '@lienzo/schema/directory/directory-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { itemsWithVersion } from './items-with-version.ts';

export type ContainedItem = {
  id: string;
  fs_type: 'DIR' | 'FILE';
  name: string;
  sort_key: string;
  modified_at: string;
  media_type: string | null;
  /** Of the current version; null for a folder. */
  sha256: string | null;
  scan_status: ScanStatus | null;
};

/** The next items of a folder in index order, folders first, without deleted ones. */
export function folderContents(
  trx: TenantTransaction,
  organizationId: string,
  { folderId, after, limit }: { folderId: string; after: ContainedItem | null; limit: number },
): Promise<ContainedItem[]> {
  return itemsWithVersion(trx)
    .select([
      'file_system.id',
      'file_system.fs_type',
      'file_system.name',
      'file_system.sort_key',
      'file_system.modified_at',
      'file_system.media_type',
      'file_versions.sha256',
      'file_versions.scan_status',
    ])
    .where('file_system.organization_id', '=', organizationId)
    .where('file_system.parent_id', '=', folderId)
    .where('file_system.deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(file_system.fs_type, file_system.sort_key, file_system.id)
          > (${after?.fs_type}, ${after?.sort_key}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('file_system.fs_type')
    .orderBy('file_system.sort_key')
    .orderBy('file_system.id')
    .limit(limit)
    .execute();
}
