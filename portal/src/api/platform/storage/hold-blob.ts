import { sql } from 'kysely';
import type { TenantTransaction } from '../database/in-tenant.ts';
import type { FileStore } from './file-store.ts';
import { StorageError } from './storage-error.ts';

/**
 * Keeps the sweeper from a blob until the transaction ends, and makes sure that it is there: called before a row that
 * names it is written, so that no row is ever without its blob.
 * @throws StorageError unavailable when the sweeper was faster; sending the file again helps.
 */
export async function holdBlob(trx: TenantTransaction, files: FileStore, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`blob ${sha256}`}, 0))`.execute(trx);
  if ((await files.stat(sha256)) === null)
    throw new StorageError('unavailable', { cause: new Error(`${sha256} was swept`) });
}
