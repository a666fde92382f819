/** Which bytes of the file store some row names, in all organizations. */
import { type SqlBool, sql } from 'kysely';
import { enterTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';

/**
 * Keeps rows that name one of these blobs from being written until the transaction ends (`holdBlob` is the other side),
 * and tells which of them are named already.
 */
export async function lockBlobs(
  trx: TenantTransaction,
  organizationIds: string[],
  hashes: string[],
): Promise<Set<string>> {
  // In one order, so that two sweepers cannot wait for each other.
  await sql`
    select pg_advisory_xact_lock(hashtextextended('blob ' || hash, 0))
    from (select hash from unnest(${hashes}::text[]) as given (hash) order by hash) as sorted
  `.execute(trx);
  const named = new Set<string>();
  for (const organizationId of organizationIds) {
    await enterTenant(trx, { organizationId, userId: null, role: 'SuperAdmin' });
    for (const table of ['file_versions', 'report_assets'] as const) {
      const rows = await trx
        .selectFrom(table)
        .select('sha256')
        .distinct()
        .where('organization_id', '=', organizationId)
        .where(sql<SqlBool>`sha256 = any (${hashes}::text[])`)
        .execute();
      for (const { sha256 } of rows) named.add(sha256);
    }
  }
  return named;
}
