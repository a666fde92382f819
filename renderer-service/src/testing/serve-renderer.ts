import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { createRenderer } from '../app.ts';

/** Serves a renderer on a free port of this machine. @returns its address and what ends the server. */
export async function serveRenderer({
  fetch,
}: ReturnType<typeof createRenderer>): Promise<{ address: string; close: () => void }> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const position = server.address();
  if (position === null || typeof position === 'string') throw new Error('the server has no port');
  return { address: `http://127.0.0.1:${position.port}`, close: () => server.close() };
}
