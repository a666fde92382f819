import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { localFileStore } from '../../../platform/storage/local-file-store.ts';
import { neighbourReader } from './read-neighbours.ts';

let directory: string;
let store: FileStore;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lienzo-neighbours-'));
  store = localFileStore(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Files of these sizes in one blob, each of its own byte. */
async function together(sizes: readonly number[], first: number) {
  const files = sizes.map((size, at) => Buffer.alloc(size, first + at));
  const { sha256 } = await store.put(Uint8Array.from(Buffer.concat(files)));
  let start = 0;
  return files.map((bytes) => {
    start += bytes.byteLength;
    return { sha256, start: start - bytes.byteLength, size: bytes.byteLength, bytes };
  });
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) {
    read.push(Buffer.from(chunk));
    // As a reader that gives memory back.
    chunk.fill(0);
  }
  return Buffer.concat(read);
}

it('every file comes whole, those that lie together by one reading of their blob', async () => {
  const megabyte = 2 ** 20;
  const files = [
    ...(await together([10, 20, 0, 30], 1)),
    ...(await together([3 * megabyte, megabyte, 5, 6 * megabyte, 7], 10)),
  ];
  let opened = 0;
  const read = neighbourReader(
    {
      open(...asked) {
        opened += 1;
        return store.open(...asked);
      },
    },
    files,
  );
  for (const [index, { bytes }] of files.entries())
    expect((await bytesOf(await read(index))).equals(bytes), `${index}`).toBe(true);
  // The first blob, the two that fill a window, the small one, the large one by itself, the last.
  expect(opened).toBe(5);
});

it('a blob that is gone, or ends too early, is said', async () => {
  const [file] = await together([10], 30);
  if (file === undefined) throw new Error('no file');
  const gone = { ...file, sha256: '0'.repeat(64) };
  await expect(neighbourReader(store, [gone])(0)).rejects.toMatchObject({ reason: 'unavailable' });
});

it('a file of another blob, at the same place, is its own', async () => {
  const files = [...(await together([10, 20], 40)), ...(await together([10, 20], 50))];
  const read = neighbourReader(store, files);
  for (const index of [0, 2, 1, 3])
    expect(await bytesOf(await read(index)), `${index}`).toEqual(files[index]?.bytes);
});
