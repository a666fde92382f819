import { once } from 'node:events';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { type Environment, EnvironmentError } from '../environment.ts';
import { openServer } from '../platform/http/open-server.ts';

type App = Parameters<typeof openServer>[0];

type Address = Pick<Environment, 'port' | 'host'>;

/**
 * Listens until stopped.
 * @returns a function that stops it: new connections are refused at once, running calls may finish for `shutdownMs`.
 * @throws EnvironmentError when the port is taken or not allowed, or the host is not an address of this machine.
 */
export async function listen(
  fetch: App,
  { port, host, shutdownMs }: Address & Pick<Environment, 'shutdownMs'>,
): Promise<() => Promise<void>> {
  const server = openServer(fetch);
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, { port, host });
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    const timer = setTimeout(() => server.closeAllConnections(), shutdownMs);
    server.closeIdleConnections();
    await closed;
    clearTimeout(timer);
  };
}

function listenError(error: unknown, { port, host }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new EnvironmentError(apiServerMessages.environment.portTaken(port), { cause: error });
  if (code === 'EACCES')
    return new EnvironmentError(apiServerMessages.environment.portForbidden(port), { cause: error });
  if (host !== undefined && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return new EnvironmentError(apiServerMessages.environment.hostUnknown(host), { cause: error });
  return error;
}
