/** Blobs of the file store that are referenced by rows of any organization. */
import { type SqlBool, sql } from 'kysely';
import { enterTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';

/**
 * Prevents rows that reference one of these blobs from being written until the transaction ends (`holdBlob` is the
 * counterpart), and returns which of them are referenced already.
 */
export async function lockBlobs(
  trx: TenantTransaction,
  organizationIds: string[],
  hashes: string[],
): Promise<Set<string>> {
  // In a fixed order, to avoid deadlocks between two sweepers.
  await sql`
    select pg_advisory_xact_lock(hashtextextended('blob ' || hash, 0))
    from (select hash from unnest(${hashes}::text[]) as given (hash) order by hash) as sorted
  `.execute(trx);
  const named = new Set<string>();
  for (const organizationId of organizationIds) {
    await enterTenant(trx, { organizationId, userId: null, role: 'SuperAdmin' });
    for (const table of [
      'file_versions',
      'report_assets',
      'report_renders',
      'report_render_parts',
      'report_mailed_files',
      'capture_evidence',
      'imss_uploads',
    ] as const) {
      const rows = await trx
        .selectFrom(table)
        .select('sha256')
        .distinct()
        .where('organization_id', '=', organizationId)
        .where(sql<SqlBool>`sha256 = any (${hashes}::text[])`)
        .execute();
      for (const { sha256 } of rows) if (sha256 !== null) named.add(sha256);
    }
  }
  return named;
}
