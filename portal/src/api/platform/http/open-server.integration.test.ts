/** A connection goes on after a call that was answered before its body was read. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openServer } from './open-server.ts';

const SIZES = [1_000, 200_000, 3_000_000];

/** How much of its body a call reads before it is refused. */
const REFUSALS: Record<string, (request: Request) => Promise<void>> = {
  unread: async () => undefined,
  'partly read': async (request) => {
    const reader = request.body?.getReader();
    await reader?.read();
    reader?.releaseLock();
  },
  'read and cancelled': async (request) => {
    const reader = request.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  },
  'streamed by an iterator that is left': async (request) => {
    for await (const _chunk of request.body ?? []) break;
  },
};

const server = () =>
  openServer(async (request) => {
    const url = new URL(request.url);
    if (request.method === 'GET') return new Response('siguiente');
    await REFUSALS[url.searchParams.get('how') ?? '']?.(request);
    return new Response('rechazada', { status: 403 });
  });

let running: ReturnType<typeof server>;
let socket: Socket;
beforeEach(async () => {
  running = server();
  running.listen(0, '127.0.0.1');
  await once(running, 'listening');
  socket = connect((running.address() as AddressInfo).port, '127.0.0.1');
});
afterEach(() => {
  socket.destroy();
  running.closeAllConnections();
  running.close();
});

/** Resolves when the connection has brought this text. */
function received(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk.toString();
      if (all.includes(text)) resolve();
    });
    socket.once('close', () => reject(new Error(`closed after: ${all}`)));
    socket.once('error', reject);
  });
}

it.each(Object.keys(REFUSALS).flatMap((how) => SIZES.map((size) => [how, size] as const)))(
  'a body that is %s, of %d bytes, holds up no later call',
  { timeout: 5_000 },
  async (how, size) => {
    const refused = received('rechazada');
    const answered = received('siguiente');
    socket.write(
      `POST /?how=${encodeURIComponent(how)} HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n`,
    );
    // The rest comes after the refusal, as over a slow line.
    socket.write(Buffer.alloc(Math.floor(size / 2)));
    await refused;
    socket.write(Buffer.alloc(size - Math.floor(size / 2)));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect(answered).resolves.toBeUndefined();
  },
);

it('a request that was read to its end is closed, as whoever waits for that expects', async () => {
  const closed = new Promise<void>((resolve) =>
    running.on('request', (incoming) => incoming.once('close', resolve)),
  );
  const answered = received('siguiente');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await answered;
  await expect(closed).resolves.toBeUndefined();
});

it.each(SIZES)('a client that asks to close takes the answer after all of its %i bytes', async (bytes) => {
  for (const version of ['1.0', '1.1']) {
    const client = connect((running.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    client.on('data', (fragment) => {
      answer += fragment.toString();
    });
    const closed = once(client, 'close');
    client.write(
      `POST / HTTP/${version}\r\nHost: portal\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    // As a proxy does, it goes on sending after the answer has come.
    await once(client, 'data');
    for (let sent = 0; sent < bytes; sent += 50_000)
      await new Promise<void>((resolve, reject) => {
        client.write(Buffer.alloc(Math.min(50_000, bytes - sent)), (error) =>
          error ? reject(error) : resolve(),
        );
      });
    await closed;
    expect(answer).toContain('rechazada');
  }
});
