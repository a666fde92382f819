import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export type WebhookServer = {
  /** `host:port`. */
  host: string;
  received: Received[];
  /** How the next requests are answered; then with 200. A header set of a redirection goes with its status. */
  answer(...statuses: (number | { status: number; headers: Record<string, string> })[]): void;
  close(): Promise<void>;
};

/** A receiver of webhooks on a free port of this machine. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const received: Received[] = [];
  const answers: (number | { status: number; headers: Record<string, string> })[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const next = answers.shift() ?? 200;
      if (typeof next === 'number') response.writeHead(next).end();
      else response.writeHead(next.status, next.headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    host: `127.0.0.1:${address.port}`,
    received,
    answer: (...statuses) => void answers.push(...statuses),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
