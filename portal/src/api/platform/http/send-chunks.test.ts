import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import type { ApiEnv } from './api-env.ts';
import { sendChunks } from './send-chunks.ts';

const CHUNK = 256 * 1024;
let close = async (): Promise<void> => undefined;
afterEach(() => close());

/** A server whose only answer is that stream. */
async function serve(stream: ReadableStream<Uint8Array>) {
  const log: string[] = [];
  const app = new Hono<ApiEnv>();
  app.use('*', sendChunks(createLogger('debug', (line) => log.push(line))), async (context, next) => {
    await next();
    context.res.headers.set('X-Later', 'yes');
  });
  app.get('/', (context) => {
    context.set('pieces', stream);
    return new Response(stream, { status: 206, headers: { 'Content-Type': 'application/x-pieces' } });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = async () => {
    const closed = once(server, 'close');
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await closed;
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { log, url: `http://127.0.0.1:${address.port}/` };
}

const sizeOf = (n: number): number => (n % 3 === 0 ? 5000 : CHUNK);
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

it('writes everything, with the headers of all, and keeps three pieces at most', async () => {
  const made: Buffer[] = [];
  const sums: string[] = [];
  let most = 0;
  async function* source() {
    for (let n = 0; n < 100; n += 1) {
      const chunk = Buffer.allocUnsafeSlow(sizeOf(n));
      randomBytes(chunk.byteLength).copy(chunk);
      made.push(chunk);
      sums.push(hashOf(chunk));
      most = Math.max(most, made.filter(({ byteLength }) => byteLength > 0).length);
      yield chunk;
    }
  }
  const { url } = await serve(ReadableStream.from(source()));
  const response = await fetch(url);
  expect(response.status).toBe(206);
  expect(response.headers.get('x-later')).toBe('yes');
  expect(response.headers.get('content-type')).toBe('application/x-pieces');
  const body = Buffer.from(await response.arrayBuffer());
  let at = 0;
  for (const [n, sum] of sums.entries()) {
    const end = at + sizeOf(n);
    expect(hashOf(body.subarray(at, end))).toBe(sum);
    at = end;
  }
  expect(at).toBe(body.byteLength);
  expect(most).toBeLessThanOrEqual(3);
});

it('reads nothing for who asks for the head', async () => {
  let read = 0;
  async function* source() {
    read += 1;
    yield Buffer.alloc(CHUNK);
  }
  const { url } = await serve(ReadableStream.from(source()));
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('application/x-pieces');
  expect(await response.text()).toBe('');
  expect(read).toBe(0);
});

it('ends the source when the client leaves, also while nothing comes from it', async () => {
  for (const chunks of [1, Number.POSITIVE_INFINITY]) {
    const ended = Promise.withResolvers<void>();
    let sent = 0;
    const { url, log } = await serve(
      new ReadableStream(
        {
          pull(controller) {
            sent += 1;
            if (sent <= chunks) controller.enqueue(Buffer.alloc(CHUNK));
            else return new Promise(() => undefined);
          },
          cancel: () => ended.resolve(),
        },
        { highWaterMark: 0 },
      ),
    );
    const leaving = new AbortController();
    const response = await fetch(url, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    await ended.promise;
    expect(log).toEqual([]);
    await close();
  }
  close = async () => undefined;
});

it('breaks the connection when the source fails, and says so in the log', async () => {
  async function* source() {
    yield Buffer.alloc(CHUNK);
    throw new Error('the disk is gone');
  }
  const { url, log } = await serve(ReadableStream.from(source()));
  await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow();
  expect(log.join()).toContain('answer_broken');
  expect(log.join()).toContain('the disk is gone');
});
