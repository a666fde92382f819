import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const SQLITE_BUSY = 5;

function holderOf(noteFile: string): string {
  try {
    return readFileSync(noteFile, 'utf8').trim();
  } catch (error) {
    // The note is informational; its holder may not have written it yet.
    return error instanceof Error && 'code' in error ? apiPostgresMessages.unknownHolder : String(error);
  }
}

/**
 * Locks the data directory for this process until `release` is called or the process dies for any reason.
 *
 * Node has no `flock`; its built-in SQLite takes an operating-system lock on an empty file. That lock ends with the
 * process, so there are no stale locks to remove and no process ids to compare.
 *
 * @throws EmbeddedPostgresError when another process (or this one) already holds the lock
 */
export function lockDataDirectory(dataDirectory: string): { release(): void } {
  const noteFile = join(dataDirectory, 'lock.pid');
  const lock = new DatabaseSync(join(dataDirectory, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new EmbeddedPostgresError(apiPostgresMessages.inUse(holderOf(noteFile), dataDirectory), {
      cause: error,
    });
  }
  writeFileSync(noteFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}
