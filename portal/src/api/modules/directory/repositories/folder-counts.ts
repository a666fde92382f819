/**
 * The number of items directly in a folder, without those in the bin. The database maintains it in `folder_counts`:
 * whoever sees a folder below the root, and all payrolls, sees all of its contents.
 */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type FolderCount = { folders: number; files: number };

/** For the root, where users see only the folders of their own clients, and for who does not see all payrolls. */
export async function countVisible(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
): Promise<FolderCount> {
  const rows = await trx
    .selectFrom('file_system')
    .select(['fs_type', (eb) => eb.fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', folderId)
    .where('deleted_at', 'is', null)
    .groupBy('fs_type')
    .execute();
  const countOf = (fsType: 'DIR' | 'FILE') => rows.find((row) => row.fs_type === fsType)?.count ?? 0;
  return { folders: countOf('DIR'), files: countOf('FILE') };
}
