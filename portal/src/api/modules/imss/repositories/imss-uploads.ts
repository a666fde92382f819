/** The files that a comparison is made of, until and beside their place in the directory. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ImssUpload = { name: string; sha256: string; size: number; media_type: string };

export async function insertUploads(
  trx: TenantTransaction,
  scope: { organizationId: string; clientId: string; requestId: number },
  uploads: readonly ImssUpload[],
): Promise<void> {
  await trx
    .insertInto('imss_uploads')
    .values(
      uploads.map(({ name, sha256, size, media_type }, position) => ({
        ...{ organization_id: scope.organizationId, client_id: scope.clientId, request_id: scope.requestId },
        ...{ position, name, sha256, size, media_type },
      })),
    )
    .execute();
}

/** In their order. */
export async function listUploads(
  trx: TenantTransaction,
  organizationId: string,
  requestId: number,
): Promise<ImssUpload[]> {
  const rows = await trx
    .selectFrom('imss_uploads')
    .select(['name', 'sha256', 'size', 'media_type'])
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
