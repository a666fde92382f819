import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallLimits } from '../call-limits.ts';
import type { FileStore, StoredBlob } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { readBlob } from './read-blob.ts';
import { s3FileStore } from './s3-file-store.ts';
import { StorageError } from './storage-error.ts';
import { type S3TestServer, startS3Server } from './testing/s3-server.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-files-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const filesOnDisk = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
async function* chunks(count: number, size: number, then?: Error): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(size, n);
  if (then !== undefined) throw then;
}
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const reasonOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  const error = await failure(work);
  return error instanceof StorageError ? error.reason : String(error);
};
async function listed(store: FileStore): Promise<StoredBlob[]> {
  const matches: StoredBlob[] = [];
  for await (const blob of store.list()) matches.push(blob);
  return matches;
}
const kept = async (store: FileStore): Promise<string[]> =>
  (await listed(store)).map((one) => one.sha256).sort();

type Opened = { store: FileStore; close(): Promise<void> };
const BUCKET = 'archivos';
const IMPATIENT = { connect: 50, silence: 50 };
const KEY = 'llave';

const storeAt = (url: string, accessKey = KEY, limits?: CallLimits, bucket = BUCKET) =>
  s3FileStore({
    ...(limits === undefined ? {} : { limits }),
    url,
    bucket,
    region: 'us-east-1',
    accessKey,
    secretKey: 'secreto',
    pathStyle: true,
    spoolDirectory: path.join(directory, 'incoming'),
  });

const ADAPTERS: [name: string, open: () => Promise<Opened>][] = [
  ['on disk', async () => ({ store: localFileStore(directory), close: async () => undefined })],
  [
    'on S3',
    async () => {
      const server = await startS3Server(BUCKET, KEY);
      const store = storeAt(server.url);
      return {
        store,
        async close() {
          store.close();
          await server.stop();
        },
      };
    },
  ],
];

describe.each(ADAPTERS)('a file store %s', (_name, open) => {
  let opened: Opened;
  let store: FileStore;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
  });
  afterEach(() => opened.close());

  it('gives back what was put, under its SHA-256', async () => {
    const bytes = Buffer.from('nómina');
    expect(await store.put(bytes)).toEqual({ sha256: hashOf(bytes), size: 7 });
    expect((await readBlob(store, hashOf(bytes)))?.toString()).toBe('nómina');
    const match = await store.stat(hashOf(bytes));
    expect(match?.size).toBe(7);
    expect(Math.abs(Date.now() - Number(match?.storedAt))).toBeLessThan(60_000);
  });

  it('takes a stream of many pieces, and none at all', async () => {
    const { sha256, size } = await store.put(chunks(40, 65_536));
    expect(size).toBe(40 * 65_536);
    expect(hashOf((await readBlob(store, sha256)) ?? Buffer.alloc(0))).toBe(sha256);
    const empty = await store.put(chunks(0, 0));
    expect(await readBlob(store, empty.sha256)).toEqual(Buffer.alloc(0));
  });

  it('gives a range', async () => {
    const { sha256 } = await store.put(Buffer.from('0123456789'));
    const range = async (start: number, end: number) => {
      const stream = await store.open(sha256, { start, end });
      return stream === null ? null : (await buffer(stream)).toString();
    };
    expect(await range(0, 0)).toBe('0');
    expect(await range(3, 5)).toBe('345');
    expect(await range(9, 9)).toBe('9');
    expect(await range(0, 9)).toBe('0123456789');
  });

  it('may be left in the middle', async () => {
    const { sha256 } = await store.put(chunks(64, 65_536));
    const reader = (await store.open(sha256))?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
    await reader?.cancel();
    await store.remove(sha256);
    expect(await store.open(sha256)).toBeNull();
  });

  it('keeps the same bytes once, also when they come at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => store.put(Buffer.from('igual'))));
    expect(new Set(made.map((one) => one.sha256)).size).toBe(1);
    expect(await kept(store)).toHaveLength(1);
    expect(await readBlob(store, made[0]?.sha256 ?? '')).toEqual(Buffer.from('igual'));
  });

  it('stops at the limit and leaves nothing', async () => {
    let sent = 0;
    async function* endless() {
      for (; sent < 1000; sent += 1) yield Buffer.alloc(1000);
    }
    expect(await reasonOf(store.put(endless(), { limit: 5000 }))).toBe('too_large');
    expect(sent).toBeLessThan(10);
    expect((await store.put(chunks(5, 1000), { limit: 5000 })).size).toBe(5000);
    expect(await kept(store)).toHaveLength(1);
    expect(filesOnDisk().filter((file) => file.name.endsWith('.part'))).toEqual([]);
  });

  it('leaves nothing of what was cut short', async () => {
    expect(await failure(store.put(chunks(3, 1000, new Error('gone'))))).toEqual(new Error('gone'));
    expect(await kept(store)).toEqual([]);
    expect(filesOnDisk()).toEqual([]);
  });

  it('forgets, lists and counts', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => store.put(Buffer.from(`n ${n}`))));
    expect(await kept(store)).toEqual(all.map((one) => one.sha256).sort());
    await store.remove(all[0]?.sha256 ?? '');
    await store.remove(all[0]?.sha256 ?? '');
    expect(await kept(store)).toHaveLength(7);
    expect(await store.stat(all[0]?.sha256 ?? '')).toBeNull();
    const sizes = (await listed(store)).map((one) => one.size);
    expect(sizes).toEqual(Array.from({ length: 7 }, () => 3));
  });

  it('removes what an ended process began long ago, not what is being sent', async () => {
    await store.put(Buffer.from('x'));
    const old = path.join(directory, 'incoming', 'a.part');
    writeFileSync(old, 'half');
    utimesSync(old, new Date(0), new Date(0));
    writeFileSync(path.join(directory, 'incoming', 'b.part'), 'half');
    expect(await store.removeAborted(new Date(Date.now() - 3_600_000))).toBe(1);
    expect(filesOnDisk().map((file) => file.name)).toContain('b.part');
  });

  it('knows nothing of other hashes and of paths', async () => {
    for (const name of ['0'.repeat(64), '../../etc/passwd', '', 'incoming']) {
      expect(await store.open(name)).toBeNull();
      expect(await store.stat(name)).toBeNull();
      await store.remove(name);
    }
  });
});

describe('a store on disk', () => {
  it('mends a file that was cut short', async () => {
    const store = localFileStore(directory);
    const { sha256 } = await store.put(Buffer.from('completo'));
    const [file] = filesOnDisk();
    writeFileSync(path.join(file?.parentPath ?? '', file?.name ?? ''), 'comp');
    await store.put(Buffer.from('completo'));
    expect((await readBlob(store, sha256))?.toString()).toBe('completo');
  });

  it('makes young what is put again', async () => {
    const store = localFileStore(directory);
    const { sha256 } = await store.put(Buffer.from('otra vez'));
    const [file] = filesOnDisk();
    utimesSync(path.join(file?.parentPath ?? '', file?.name ?? ''), new Date(0), new Date(0));
    expect(Number((await store.stat(sha256))?.storedAt)).toBe(0);
    await store.put(Buffer.from('otra vez'));
    expect(Number((await store.stat(sha256))?.storedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('breaks off, rather than give less, when a file is shorter than it was', async () => {
    const store = localFileStore(directory);
    const { sha256 } = await store.put(Buffer.alloc(1_000_000));
    const stream = await store.open(sha256);
    const [file] = filesOnDisk();
    writeFileSync(path.join(file?.parentPath ?? '', file?.name ?? ''), 'x');
    expect(await reasonOf(stream === null ? Promise.resolve() : buffer(stream))).toBe('unavailable');
  });

  it('names a directory that cannot be used', async () => {
    expect(await localFileStore(directory).problem()).toBeNull();
    const file = path.join(directory, 'archivo');
    writeFileSync(file, '');
    expect(await localFileStore(file).problem()).toBe('unavailable');
  });

  it('is empty before its first file', async () => {
    const store = localFileStore(path.join(directory, 'new'));
    expect(await kept(store)).toEqual([]);
    expect(await store.removeAborted(new Date())).toBe(0);
  });
});

describe('a store on S3 that fails', () => {
  let server: S3TestServer;
  let store: ReturnType<typeof storeAt>;
  beforeEach(async () => {
    server = await startS3Server(BUCKET, KEY);
    store = storeAt(server.url);
  });
  afterEach(async () => {
    store.close();
    await server.stop();
  });

  it.each(['status', 'hang_up'] as const)('sends again after a single failure (%s)', async (how) => {
    server.failAt(1, 1, how);
    const { sha256 } = await store.put(chunks(20, 65_536));
    server.failAt(1, 1, how);
    expect((await store.stat(sha256))?.size).toBe(20 * 65_536);
    server.failAt(1, 1, how);
    expect((await readBlob(store, sha256))?.length).toBe(20 * 65_536);
    server.failAt(1, 1, how);
    expect(await kept(store)).toEqual([sha256]);
  });

  it('says that it is away when it stays so, and keeps nothing', async () => {
    const { sha256 } = await store.put(Buffer.from('antes'));
    server.failAt(1, 1000);
    expect(await reasonOf(store.put(Buffer.from('después')))).toBe('unavailable');
    expect(await reasonOf(store.stat(sha256))).toBe('unavailable');
    expect(await reasonOf(store.open(sha256))).toBe('unavailable');
    expect(await reasonOf(store.remove(sha256))).toBe('unavailable');
    expect(await reasonOf(kept(store))).toBe('unavailable');
    expect(server.objects.size).toBe(1);
    expect(filesOnDisk()).toEqual([]);
  });

  it('acknowledges nothing that the service did not keep, whichever call fails', async () => {
    const acknowledged: string[] = [];
    for (let n = 1; n <= 12; n += 1) {
      server.failAt(n % 4, 1 + (n % 5), n % 2 === 0 ? 'status' : 'hang_up');
      const done = await store.put(Buffer.from(`archivo ${n}`)).catch(() => null);
      if (done !== null) acknowledged.push(done.sha256);
    }
    server.failAt(0, 0);
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const sha256 of acknowledged) expect((await store.stat(sha256))?.size).toBeGreaterThan(0);
  });

  it('says that the bucket is full, once', async () => {
    server.failAt(1, 1000, 'full');
    const before = server.requests();
    expect(await reasonOf(store.put(Buffer.from('x')))).toBe('full');
    expect(server.requests()).toBe(before + 1);
  });

  it('names what keeps it from working', async () => {
    expect(await store.problem()).toBeNull();
    const stranger = storeAt(server.url, 'otra');
    expect(await stranger.problem()).toBe('rejected_key');
    stranger.close();
    const elsewhere = storeAt(server.url, KEY, undefined, 'otro-bucket');
    expect(await elsewhere.problem()).toBe('no_bucket');
    elsewhere.close();
    server.failAt(1, 1000);
    expect(await store.problem()).toBe('unavailable');
  });

  it('does not try again what is refused', async () => {
    const stranger = storeAt(server.url, 'otra');
    expect(await reasonOf(stranger.put(Buffer.from('x')))).toBe('unavailable');
    expect(server.requests()).toBe(1);
    stranger.close();
  });

  it('has the service compare the SHA-256', async () => {
    await store.put(Buffer.from('comparado'));
    server.objects.clear();
    const wrong = await fetch(`${server.url}/${BUCKET}/blobs/x`, {
      method: 'PUT',
      body: 'otro',
      headers: {
        authorization: `Credential=${KEY}/`,
        'x-amz-checksum-sha256': createHash('sha256').update('uno').digest('base64'),
      },
    });
    expect(wrong.status).toBe(400);
    expect(server.objects.size).toBe(0);
  });
});

describe('a bucket that accepts a connection and never answers', () => {
  let silent: Server;
  const sockets = new Set<Socket>();
  beforeEach(async () => {
    silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  const impatient = (limits = IMPATIENT) => {
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    return storeAt(`http://127.0.0.1:${address.port}`, KEY, limits);
  };

  it.each<[string, (store: FileStore) => Promise<unknown>]>([
    ['put', (store) => store.put(Buffer.from('archivo'))],
    ['stat', (store) => store.stat('a'.repeat(64))],
    ['open', (store) => store.open('a'.repeat(64))],
    ['remove', (store) => store.remove('a'.repeat(64))],
    ['list', (store) => listed(store)],
  ])('ends %s as unavailable', async (_name, call) => {
    expect(await reasonOf(call(impatient()))).toBe('unavailable');
  });

  it('ends the reading of a file that stops in its middle', async () => {
    silent.on('connection', (socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nmedio')),
    );
    const stream = await impatient().open('a'.repeat(64));
    if (stream === null) throw new Error('the file is not there');
    expect(await reasonOf(new Response(stream).arrayBuffer())).toBe('unavailable');
  });

  it('ends a list that stops in its middle', async () => {
    silent.on('connection', (socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n<ListBucket')),
    );
    expect(await reasonOf(listed(impatient()))).toBe('unavailable');
  });

  it('ends the sending of a file of which it takes a part', async () => {
    // Nobody reads from the connection: what the system buffers is taken, and then no more.
    expect(await reasonOf(impatient().put(chunks(512, 65_536)))).toBe('unavailable');
    expect(readdirSync(path.join(directory, 'incoming'))).toEqual([]);
  });

  it('does not end the reading of a file by somebody who is slow', async () => {
    const server = await startS3Server(BUCKET, KEY);
    const store = storeAt(server.url, KEY, { connect: 2_000, silence: 2_000 });
    try {
      const { sha256, size } = await storeAt(server.url).put(chunks(512, 65_536));
      const reader = (await store.open(sha256))?.getReader();
      let read = (await reader?.read())?.value?.byteLength ?? 0;
      // Ends after two attempts, and so later than the store waits for its service.
      const waiting = impatient({ connect: 1_100, silence: 1_100 });
      expect(await reasonOf(waiting.stat(sha256))).toBe('unavailable');
      for (let next = await reader?.read(); next?.done === false; next = await reader?.read())
        read += next.value.byteLength;
      expect(read).toBe(size);
    } finally {
      store.close();
      await server.stop();
    }
  });
});
