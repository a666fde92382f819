import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { EnvironmentError } from '../environment.ts';

type App = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Milliseconds that running calls get to finish when the portal stops. */
const DRAIN = 10_000;

/**
 * Listens until stopped.
 * @returns what stops it: no new calls, those running may finish.
 * @throws EnvironmentError when the port is taken or not allowed.
 */
export async function listen(fetch: App, port: number): Promise<() => Promise<void>> {
  const server = createAdaptorServer({ fetch });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, port);
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN);
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await closed;
    clearTimeout(timer);
  };
}

function listenError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new EnvironmentError(apiServerMessages.environment.portTaken(port), { cause: error });
  if (code === 'EACCES')
    return new EnvironmentError(apiServerMessages.environment.portForbidden(port), { cause: error });
  return error;
}
