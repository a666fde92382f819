import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type App = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Timeout of a whole request, in milliseconds: 18 MB over a line of 12 kB a second. */
const REQUEST_TIMEOUT_MS = 25 * 60_000;
/** Longer than a proxy keeps an idle connection, so that none is closed while the proxy reuses it. */
const KEEP_ALIVE_MS = 75_000;
/**
 * How much a client may still send after an early response, in bytes and milliseconds: it reads the response
 * afterwards.
 */
const LINGER_BYTES = 64 * 1024 * 1024;
const LINGER_MS = 30_000;

/** The HTTP server of an application, not listening yet. */
export function openServer(fetch: App): Server {
  const server = createAdaptorServer({ fetch, createServer, autoCleanupIncoming: false });
  if (!(server instanceof Server)) throw new Error('the server speaks another protocol');
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Before the application's listener, which reads the body.
  server.prependListener('request', keepConnection);
  server.prependListener('request', closeAfterBody);
  server.on('request', (incoming, outgoing) => {
    outgoing.once('finish', () => linger(incoming, outgoing));
  });
  return server;
}

/**
 * Lets whoever stops reading a body drop the body alone. Otherwise a cancelled web stream destroys the request, and with
 * it the connection, before the response is sent: a proxy in front then answers 502 and takes the portal for dead.
 */
function keepConnection(incoming: IncomingMessage): void {
  const { socket } = incoming;
  const destroy = incoming.destroy.bind(incoming);
  incoming.destroy = (error) => {
    if (socket.destroyed || incoming.readableEnded) return destroy(error);
    // Node detaches the socket from a request before it destroys that.
    incoming.socket = socket;
    incoming.removeAllListeners('data');
    return incoming.resume();
  };
}

/**
 * A connection that ends with its response is closed in one direction until the body has come: nginx, which asks for
 * that by default, takes a broken pipe for a dead portal although the response is there.
 */
function closeAfterBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = incoming;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (incoming.complete || socket.destroyed) return destroySoon();
    socket.end();
    incoming.once('close', destroySoon).once('end', destroySoon);
  };
  outgoing.once('close', () => {
    if (incoming.complete) socket.destroySoon = destroySoon;
  });
}

/**
 * Drains the request after an early response, so that the next one on the connection is answered. If the connection were
 * closed immediately, it would be reset while the client is still sending, and the response with the error would be lost.
 */
function linger(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = incoming;
  if (incoming.readableEnded || incoming.destroyed || socket.destroyed) return;
  // A body of which a part was read has a reader that pauses it when nobody takes the next piece.
  incoming.removeAllListeners('data');
  let bytes = 0;
  const close = () => socket.destroy();
  const timer = setTimeout(close, LINGER_MS).unref();
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LINGER_BYTES) close();
  });
  incoming.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  incoming.on('error', () => outgoing.destroy());
  incoming.resume();
}
