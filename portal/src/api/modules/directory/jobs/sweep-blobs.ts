import { inTenant, type TenantContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { deleteExpiredTickets } from '../repositories/downloads.ts';
import { findLostScans } from '../repositories/file-versions.ts';
import { lockBlobs } from '../repositories/named-blobs.ts';
import type { DirectoryServices, JobHandler } from '../services.ts';

/** Grace period of unreferenced blobs, in milliseconds: longer than any upload takes. */
const GRACE = 24 * 3600 * 1000;
/** Blobs per transaction. */
const BATCH = 200;

export const sweepBlobs: JobHandler<'sweep_blobs'> = async (_data, services, signal) => {
  const before = new Date(Date.now() - GRACE);
  const organizationIds = await listOrganizationIds(services.db);
  const aborted = await services.files.removeAborted(before);
  let swept = 0;
  let batch: string[] = [];
  for await (const { sha256, storedAt } of services.files.list()) {
    if (storedAt >= before) continue;
    batch.push(sha256);
    if (batch.length < BATCH) continue;
    signal?.throwIfAborted();
    swept += await sweep(services, organizationIds, batch, before);
    batch = [];
  }
  swept += await sweep(services, organizationIds, batch, before);
  for (const organizationId of organizationIds) await tidy(services, organizationId);
  services.logger.info('blobs_swept', { swept, aborted });
};

/**
 * An upload of the same bytes refreshes the blob's time before it writes its row, and writes the row only while holding
 * the blob: it is either seen here, or finds the blob missing and fails.
 */
async function sweep(
  { db, files }: DirectoryServices,
  organizationIds: string[],
  hashes: string[],
  before: Date,
): Promise<number> {
  if (hashes.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    const named = await lockBlobs(trx, organizationIds, hashes);
    let removed = 0;
    for (const sha256 of hashes) {
      const blob = named.has(sha256) ? null : await files.stat(sha256);
      if (blob === null || blob.storedAt >= before) continue;
      await files.remove(sha256);
      removed += 1;
    }
    return removed;
  });
}

async function tidy(services: DirectoryServices, organizationId: string): Promise<void> {
  const context: TenantContext = { organizationId, userId: null, role: 'SuperAdmin' };
  await inTenant(services.db, context, async (trx) => {
    await deleteExpiredTickets(trx, organizationId);
    if (services.antivirus === undefined) return;
    for (const version_id of await findLostScans(trx, organizationId))
      await services.jobs.send('scan_file', { organization_id: organizationId, version_id }, { trx });
  });
}
