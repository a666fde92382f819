import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '@lienzo/tests/portal/start-portal';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('answers connections that the system had taken when it was told to stop', async () => {
  const port = await freePort();
  const fetch = async () => new Response('respuesta');
  const stop = await listen(fetch, { port, host: '127.0.0.1', shutdownMs: 5_000 });
  // Established by the system at once; this process takes them in a later turn.
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  await new Promise((established) => process.nextTick(established));
  const stopped = stop();
  const answers = sockets.map(async (socket) => {
    await once(socket, 'connect');
    socket.end('POST / HTTP/1.1\r\nHost: portal\r\nContent-Length: 1\r\n\r\nx');
    return text(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toContain('respuesta');
  await stopped;
  const late = connect(port, '127.0.0.1');
  const [error] = await once(late, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});
