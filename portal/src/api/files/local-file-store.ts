import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * A store in a directory of this machine: `ab/cd/<sha256>`. Written to a temporary name, synchronised, renamed:
 * a file under its hash is always whole.
 * @param directory absolute; made when absent.
 */
export function localFileStore(directory: string): FileStore {
  const placeOf = (sha256: string) => path.join(directory, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const place = placeOf(sha256);
      if (await isKept(place, bytes.byteLength)) return sha256;
      await mkdir(path.dirname(place), { recursive: true });
      const temporary = `${place}.${randomUUID()}.part`;
      try {
        await writeSafely(temporary, bytes);
        await rename(temporary, place);
        await syncDirectory(path.dirname(place));
      } finally {
        await rm(temporary, { force: true });
      }
      return sha256;
    },
    async get(sha256) {
      if (!SHA256.test(sha256)) return null;
      return readFile(placeOf(sha256)).catch(absent);
    },
  };
}

async function isKept(place: string, size: number): Promise<boolean> {
  const found = await stat(place).catch(absent);
  return found?.size === size;
}

async function writeSafely(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  await finishing(handle, async () => {
    await handle.writeFile(bytes);
    await handle.sync();
  });
}

/** Makes the new name itself survive a power cut; not every system lets a directory be opened. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  await finishing(handle, () => handle.sync());
}

async function finishing(handle: FileHandle, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await handle.close();
  }
}

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
