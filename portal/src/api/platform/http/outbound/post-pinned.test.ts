import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { postPinned } from './post-pinned.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** @returns the port. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const to = (port: number) => ({
  // A name that nothing resolves: only the checked address can lead there.
  url: new URL(`http://avisos.invalid:${port}/aqui?a=1`),
  address: '127.0.0.1',
  family: 4 as const,
});
const MESSAGE = { body: '{"á":1}', headers: { 'Content-Type': 'application/json' } };

test('goes to the checked address, under the name of the receiver', async () => {
  const got: (string | undefined)[] = [];
  const port = await serve((request, response) => {
    void text(request).then((body) => {
      got.push(request.method, request.url, request.headers.host, body);
      response.writeHead(204).end();
    });
  });
  expect(await postPinned(to(port), MESSAGE)).toBe(204);
  expect(got).toEqual(['POST', '/aqui?a=1', `avisos.invalid:${port}`, '{"á":1}']);
});

test('answers a redirection as such, and reads no endless answer', async () => {
  let asked = 0;
  const port = await serve((_request, response) => {
    asked += 1;
    response.writeHead(302, { Location: '/otra' });
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
    response.on('close', () => clearInterval(timer));
  });
  expect(await postPinned(to(port), MESSAGE)).toBe(302);
  expect(asked).toBe(1);
});

test('gives up on a receiver that says nothing, or is not there', async () => {
  const port = await serve(() => undefined);
  await expect(postPinned(to(port), MESSAGE, { deadline: 200 })).rejects.toThrow();
  await expect(postPinned(to(9), MESSAGE)).rejects.toThrow();
});
