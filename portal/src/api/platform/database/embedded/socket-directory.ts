import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter } from './can-enter.ts';
import type { ServerUser } from './server-user.ts';

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = '.s.PGSQL.5432';
const PARENTS = [tmpdir(), '/tmp', '/var/tmp'];

/**
 * Creates a private folder for the server's socket (mode 0700, owned by the server's user), with a path short enough
 * for a socket.
 *
 * @param parents candidate parent folders, in order
 * @returns its path, or `null` when no parent is suitable; then the server listens on a loopback port
 */
export function makeSocketDirectory(user: ServerUser, parents: string[] = PARENTS): string | null {
  for (const parent of parents) {
    const prefix = join(parent, 'lienzo-');
    if (Buffer.byteLength(join(`${prefix}123456`, SOCKET_NAME)) > MAX_SOCKET_PATH) continue;
    if (!canEnter(parent, user)) continue;
    try {
      const directory = mkdtempSync(prefix);
      if (user) chownSync(directory, user.uid, user.gid);
      return directory;
    } catch (error) {
      // Not writable: the next candidate is tried.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
  return null;
}

/** Removes the folder created by `makeSocketDirectory`. */
export function removeSocketDirectory(directory: string | null): void {
  if (directory) rmSync(directory, { recursive: true, force: true });
}
