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
    // The note is a courtesy; its holder may not have written it yet.
    return error instanceof Error && 'code' in error ? apiPostgresMessages.unknownHolder : String(error);
  }
}

/**
 * Takes the data directory for this process until `release` is called or the process dies, however it dies.
 *
 * Node has no `flock`; SQLite, which Node carries, takes a lock of the operating system on an empty file. That lock
 * goes with the process, so there is no stale lock to clear away and no process number to compare.
 *
 * @throws EmbeddedPostgresError when another process (or this one) already holds the directory
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
