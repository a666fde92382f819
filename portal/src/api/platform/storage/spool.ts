/** Spools incoming bytes to a temporary file while they are counted and hashed. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import { absent } from './absent.ts';
import type { StoredBlob } from './file-store.ts';
import { StorageError } from './storage-error.ts';

const ENDING = '.part';
/** Bytes that are written at once: an archive of thousands of small files comes in pieces of a few bytes. */
const WRITTEN_AT_ONCE = 256 * 1024;
/** Bytes between early syncs, so that little is left to sync at the end. */
const SYNC_EVERY = 4 * 1024 * 1024;
/** System error codes of a full disk, an exceeded disk quota and a maximum file size. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

type SpoolOptions = {
  /** Absolute; created when missing. */
  directory: string;
  /** Maximum size in bytes. */
  limit?: number | undefined;
  /** Whether the bytes must be durable before `use` is called. */
  durable: boolean;
  /** Prepares the destination, while the disk writes the rest of the file. */
  prepare?: (blob: StoredBlob) => Promise<void>;
};

/**
 * Spools the content, passes the file to `use`, and removes it if it still exists.
 * @throws StorageError too_large as soon as the limit is exceeded, full.
 */
export async function spool<Result>(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  options: SpoolOptions,
  use: (file: string, blob: StoredBlob) => Promise<Result>,
): Promise<Result> {
  const file = path.join(options.directory, `${randomUUID()}${ENDING}`);
  try {
    await mkdir(options.directory, { recursive: true });
    const blob = await take(content, file, options);
    return await use(file, blob);
  } catch (error) {
    throw isFull(error) ? new StorageError('full', { cause: error }) : error;
  } finally {
    await rm(file, { force: true });
  }
}

/** The next chunks are received and hashed while others are written. */
async function take(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  file: string,
  { limit = Number.POSITIVE_INFINITY, durable, prepare }: SpoolOptions,
): Promise<StoredBlob> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  let writing = Promise.resolve();
  let waiting: Uint8Array[] = [];
  let written = 0;
  const syncing: Promise<void>[] = [];
  const write = async (): Promise<void> => {
    const fragments = waiting;
    waiting = [];
    await writing;
    if (durable && written >= SYNC_EVERY * (syncing.length + 1)) syncing.push(started(handle.datasync()));
    written = size;
    writing = started(append(handle, fragments, content));
  };
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      size += chunk.byteLength;
      if (size > limit) throw new StorageError('too_large');
      hash.update(chunk);
      waiting.push(chunk);
      if (size - written >= WRITTEN_AT_ONCE) await write();
    }
    await write();
    await writing;
    const blob = { sha256: hash.digest('hex'), size };
    if (durable) syncing.push(started(handle.sync()));
    await prepare?.(blob);
    await Promise.all(syncing);
    return blob;
  } finally {
    await Promise.allSettled([writing, ...syncing]);
    await handle.close();
  }
}

/** Awaited later: marks the promise as handled until then. */
function started(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** Pieces other than the caller's whole content are given back. */
async function append(
  handle: FileHandle,
  segments: readonly Uint8Array[],
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const [first] = segments;
  if (first === undefined) return;
  const bytes = segments.length === 1 ? first : Buffer.concat(segments);
  await handle.appendFile(bytes);
  for (const fragment of [bytes, ...segments]) if (fragment !== content) releaseBuffer(fragment);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.includes(String(error.code));
}

/** Removes temporary files that were not written to since then. @returns their number. */
export async function removeAbortedSpools(directory: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of (await readdir(directory).catch(absent)) ?? []) {
    if (!name.endsWith(ENDING)) continue;
    const file = path.join(directory, name);
    const match = await stat(file).catch(absent);
    if (match === null || match.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
