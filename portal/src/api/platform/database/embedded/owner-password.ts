import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The password of `lienzo_owner`, stored in a file that only the user of Node can read. URL-safe characters only, so
 * that it needs no escaping in a connection string.
 *
 * @returns `isNew` when it was just generated and must be set in the cluster
 */
export function readOwnerPassword(dataDirectory: string): { password: string; isNew: boolean; keep(): void } {
  const file = join(dataDirectory, 'owner-password');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const isNew = !/^[\w-]{32,}$/.test(kept);
  const password = isNew ? randomBytes(32).toString('base64url') : kept;
  const keep = () => {
    writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return { password, isNew, keep };
}
