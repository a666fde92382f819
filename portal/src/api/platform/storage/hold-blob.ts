import { sql } from 'kysely';
import type { TenantTransaction } from '../database/in-tenant.ts';
import type { FileStore } from './file-store.ts';
import { StorageError } from './storage-error.ts';

/**
 * Locks a blob against the sweeper until the transaction ends, and checks that it exists: called before a row that
 * references it is written, so that no row is ever without its blob.
 * @throws StorageError unavailable when the sweeper was faster; uploading the file again helps.
 */
export async function holdBlob(trx: TenantTransaction, files: FileStore, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`blob ${sha256}`}, 0))`.execute(trx);
  if ((await files.stat(sha256)) === null)
    throw new StorageError('unavailable', { cause: new Error(`${sha256} was swept`) });
}
