/** Stands between a browser and the portal, and takes the live stream away when a test says so. */
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { freePort } from '../../portal/start-portal.ts';
import { url } from './portal-under-test.ts';

export type StreamProxy = {
  address: string;
  /** Breaks the streams that are open, and refuses new ones until `mend`. */
  cut(): void;
  repair(): void;
  /** Streams that were asked for while they were refused. */
  refused(): number;
  close(): Promise<void>;
};

const isStream = ({ url: path }: IncomingMessage): boolean => path === '/api/notifications/stream';

export async function openStreamProxy(): Promise<StreamProxy> {
  const target = new URL(url(''));
  const streams = new Set<{ asked: ClientRequest; response: ServerResponse }>();
  let isCut = false;
  let refused = 0;
  const server = createServer((incoming, response) => {
    if (isCut && isStream(incoming)) {
      refused += 1;
      response.destroy();
      return;
    }
    const { method = 'GET', url: path = '/', headers } = incoming;
    const asked = request({ hostname: target.hostname, port: target.port, method, path, headers });
    const pair = { asked, response };
    if (isStream(incoming)) streams.add(pair);
    asked.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => {
      streams.delete(pair);
      asked.destroy();
    });
    incoming.pipe(asked);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${port}`,
    cut() {
      isCut = true;
      for (const { response } of streams) response.destroy();
    },
    repair() {
      isCut = false;
    },
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
