import { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { serve } from '@hono/node-server';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { createRenderer, type Renderer } from './app.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { respondAfterDrain } from './http/response/respond-after-drain.ts';
import { openLog } from './platform/log/log.ts';

const { terminal } = rendererMessages;
const log = openLog(process.stdout);
// The reader of the log may be gone: lines that cannot be written are lost, the service goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Serves until SIGINT or SIGTERM. @throws NoBrowserError */
async function serveUntilStopped(environment: Environment): Promise<void> {
  const renderer = createRenderer({
    browserPath: environment.LIENZO_CHROME,
    waiting: environment.LIENZO_RENDER_WAITING,
    running: environment.LIENZO_RENDER_RUNNING,
    browserMemory: environment.LIENZO_RENDER_MEMORY * 2 ** 20,
    pageMemory: environment.LIENZO_RENDER_PAGE_MEMORY * 2 ** 20,
    deadlineMs: environment.LIENZO_RENDER_DEADLINE * 1000,
    log,
  });
  await renderer.ready();
  const server = serve(
    {
      fetch: (request, { incoming }) => handle(renderer, request, incoming),
      port: environment.PORT,
      hostname: environment.HOST,
    },
    ({ port }) => log.info(terminal.ready(`http://${environment.HOST}:${port}`)),
  );

  /** Finishes the running work. New connections are refused, so that a load balancer uses another instance. */
  async function stop(): Promise<void> {
    log.info('service_stopping');
    server.close();
    await renderer.drain();
    await renderer.stop();
    // Idle keep-alive connections would hold the process; running responses are finished.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    log.info('service_stopped');
  }

  const stopOnce = (): void => {
    stop().catch((cause: unknown) => log.error('service_stop_failed', { cause }));
  };
  server.once('error', (cause) => {
    logFailure(
      'code' in cause && cause.code === 'EADDRINUSE' ? terminal.portTaken(environment.PORT) : cause.message,
      cause,
    );
    stopOnce();
  });
  process.once('SIGINT', stopOnce);
  process.once('SIGTERM', stopOnce);
}

/** The service speaks HTTP/1.1 alone. */
async function handle(
  renderer: Renderer,
  request: Request,
  incoming: IncomingMessage | Http2ServerRequest,
): Promise<Response> {
  const answer = Promise.resolve(renderer.fetch(request));
  return incoming instanceof IncomingMessage ? await respondAfterDrain(answer, incoming) : await answer;
}

function logFailure(message: string, cause: unknown): void {
  log.error(message, { cause });
  process.exitCode = 1;
}

try {
  await serveUntilStopped(readEnvironment(process.env));
} catch (cause) {
  logFailure(cause instanceof Error ? cause.message : 'service_start_failed', cause);
}
