/** Names of files that an upload would conflict with. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { nameKey } from '../../../platform/text/name-key.ts';

export type TakenName = { name_key: string; size: number; modified_at: string };

/** Which of these names are taken by files of a folder, compared by `nameKey`. */
export async function listTakenNames(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
  names: string[],
): Promise<TakenName[]> {
  const rows = await trx
    .selectFrom('file_system')
    .select(['name_key', 'size', 'modified_at'])
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', folderId)
    .where('fs_type', '=', 'FILE')
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`name_key = any (${names.map(nameKey)}::text[])`)
    .execute();
  return rows.map(({ size, ...row }) => ({ ...row, size: size ?? 0 }));
}
