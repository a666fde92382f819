/** The pictures of reports; their bytes lie in the file store. */
import type { ReportAsset } from '@lienzo/schema/reports/report-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** `size` in bytes. */
export type StoredAsset = ReportAsset & { sha256: string; size: number };

export function insertAsset(
  trx: TenantTransaction,
  asset: Omit<StoredAsset, 'id'> & { organizationId: string; userId: string },
): Promise<StoredAsset> {
  return trx
    .insertInto('report_assets')
    .values({
      organization_id: asset.organizationId,
      user_id: asset.userId,
      name: asset.name,
      media_type: asset.media_type,
      width: asset.width,
      height: asset.height,
      sha256: asset.sha256,
      size: asset.size,
    })
    .returning(['id', 'name', 'media_type', 'width', 'height', 'sha256', 'size'])
    .executeTakeFirstOrThrow();
}

/** Those of the ids that exist in the organization. */
export async function findAssets(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<StoredAsset[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('report_assets')
    .select(['id', 'name', 'media_type', 'width', 'height', 'sha256', 'size'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
}
