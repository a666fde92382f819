import { once } from 'node:events';
import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { createApp } from '../app.ts';
import { openServer } from '../platform/http/open-server.ts';
import type { Services } from '../services.ts';

export type ServedApp = {
  port: number;
  /** The URL of a call, for raw HTTP clients. */
  path(entry: Endpoint, query?: Record<string, string>): string;
  /** A call over a real connection. */
  send(entry: Endpoint, token: string, query?: Record<string, string>, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

/** The application on a local port, for tests that need a connection: aborting, hanging up, draining. */
export async function serveApp(services: Services): Promise<ServedApp> {
  const server = openServer(createApp(services).fetch);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const path: ServedApp['path'] = (entry, query = {}) =>
    `${API_PREFIX}${entry.path}?${new URLSearchParams(query)}`;
  return {
    port: address.port,
    path,
    send: (entry, token, query, init = {}) =>
      fetch(`http://127.0.0.1:${address.port}${path(entry, query)}`, {
        method: entry.method,
        ...init,
        headers: {
          'X-Api-Key': WEB_API_KEY,
          'X-Api-Version': API_VERSION,
          Authorization: `Bearer ${token}`,
          ...init.headers,
        },
      }),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
