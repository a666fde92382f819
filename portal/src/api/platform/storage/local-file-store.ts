import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { absent } from './absent.ts';
import type { FileStore, StoredBlob } from './file-store.ts';
import { fileStream } from './file-stream.ts';
import { removeAbortedSpools, spool } from './spool.ts';

const SHA256 = /^[0-9a-f]{64}$/;
/** Incomplete files. */
const INCOMING = 'incoming';

/**
 * A store in a local directory: `ab/cd/<sha256>`. Written to a temporary name, synced, renamed: a file under its hash
 * is always complete. Storing again replaces the file, which repairs it and refreshes its time.
 * @param directory absolute; created when missing.
 */
export function localFileStore(directory: string): FileStore {
  const scopeOf = (sha256: string) => path.join(directory, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const incoming = path.join(directory, INCOMING);
  const prepare = ({ sha256 }: StoredBlob) => makeDirectory(path.dirname(scopeOf(sha256)));
  return {
    problem: () =>
      mkdir(incoming, { recursive: true })
        .then(() => access(incoming, constants.W_OK))
        .then(
          () => null,
          () => 'unavailable',
        ),
    put: (content, { limit } = {}) =>
      spool(content, { directory: incoming, limit, durable: true, prepare }, async (file, blob) => {
        const scope = scopeOf(blob.sha256);
        await rename(file, scope);
        await syncDirectory(path.dirname(scope));
        return blob;
      }),
    async open(sha256, range) {
      if (!SHA256.test(sha256)) return null;
      const target = scopeOf(sha256);
      const match = await stat(target).catch(absent);
      return match === null ? null : fileStream(target, range ?? { start: 0, end: match.size - 1 });
    },
    async stat(sha256) {
      if (!SHA256.test(sha256)) return null;
      const existing = await stat(scopeOf(sha256)).catch(absent);
      return existing === null ? null : { size: existing.size, storedAt: existing.mtime };
    },
    async remove(sha256) {
      if (SHA256.test(sha256)) await rm(scopeOf(sha256), { force: true });
    },
    list: () => listFiles(directory),
    removeAborted: (before) => removeAbortedSpools(incoming, before),
  };
}

async function* listFiles(directory: string): ReturnType<FileStore['list']> {
  const entries = await opendir(directory, { recursive: true }).catch(absent);
  if (entries === null) return;
  for await (const entry of entries) {
    if (!entry.isFile() || !SHA256.test(entry.name)) continue;
    const hit = await stat(path.join(entry.parentPath, entry.name)).catch(absent);
    if (hit !== null) yield { sha256: entry.name, size: hit.size, storedAt: hit.mtime };
  }
}

/** Creates a directory durably, with its parents. */
async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true });
  if (first === undefined) return;
  const changed: string[] = [];
  for (let made = directory; made.length >= first.length; made = path.dirname(made))
    changed.push(path.dirname(made));
  // In parallel, so that the disk can combine the writes.
  await Promise.all(changed.map(syncDirectory));
}

/** Makes a rename durable; not every system lets a directory be opened. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
