import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { type Environment, EnvironmentError } from '../environment.ts';
import { openServer } from '../platform/http/open-server.ts';
import { leaveAborted } from '../platform/leave-aborted.ts';

type App = Parameters<typeof openServer>[0];

/** In each of which the system was asked and had none. */
const QUIET_TURNS = 3;
/** Node's default length of the queue. */
const MAX_TURNS = 511;

type Address = Pick<Environment, 'port' | 'host'>;

/** Milliseconds for calls that were cut off to remove what they began. */
const CLEANING = 2_000;

/**
 * Listens until stopped.
 * @returns a function that stops it: new connections are refused at once, running calls may finish for `shutdownMs`, each
 * the last one of its connection.
 * @throws EnvironmentError when the port is taken or not allowed, or the host is not an address of this machine.
 */
export async function listen(
  fetch: App,
  { port, host, shutdownMs }: Address & Pick<Environment, 'shutdownMs'>,
): Promise<() => Promise<void>> {
  const running = new Set<Promise<unknown>>();
  const server = openServer((...call) => {
    const answer = Promise.resolve(fetch(...call));
    running.add(answer);
    const forget = (): void => void running.delete(answer);
    answer.then(forget, forget);
    return answer;
  });
  const closeAfterAnswers = lastCalls(server);
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, { port, host });
  }
  return async () => {
    await takeWaiting(server);
    const closed = once(server, 'close');
    server.close();
    closeAfterAnswers();
    const timer = setTimeout(() => server.closeAllConnections(), shutdownMs);
    server.closeIdleConnections();
    await closed;
    clearTimeout(timer);
    const cleaned = Promise.allSettled(running);
    await leaveAborted(cleaned, { signal: AbortSignal.timeout(CLEANING), cleaning: 0 }).catch(
      () => undefined,
    );
  };
}

/**
 * A connection that is kept alive would hold the server open until it has been idle for long, and take new calls.
 * @returns makes the calls that run, and those that still come, the last ones of their connections.
 */
function lastCalls(server: Server): () => void {
  const answers = new Map<ServerResponse, Socket>();
  let isClosing = false;
  const closeAfter = (answer: ServerResponse, socket: Socket): void => {
    // Tells the client too, unless the head of the answer is sent.
    answer.shouldKeepAlive = false;
    answer.once('finish', () => socket.destroySoon());
  };
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(answer, socket);
    answer.once('close', () => answers.delete(answer));
    if (isClosing) closeAfter(answer, socket);
  });
  return () => {
    isClosing = true;
    for (const [answer, socket] of answers) closeAfter(answer, socket);
  };
}

/**
 * Takes the connections that wait in the system's queue: closing would reset them, and with them calls that a proxy in
 * front has sent and must not send twice.
 */
async function takeWaiting(server: Server): Promise<void> {
  let quiet = 0;
  const notice = () => {
    quiet = 0;
  };
  server.on('connection', notice);
  // A turn takes at least one; whoever connects without end is refused after as many as the queue holds.
  for (let turns = 0; quiet < QUIET_TURNS && turns < MAX_TURNS; turns += 1) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', notice);
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
