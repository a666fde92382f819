import { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { serve } from '@hono/node-server';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { afterRequest } from './answer/after-request.ts';
import { createRenderer, type Renderer } from './app.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { lineLog } from './log/log.ts';
import { streamLines } from './log/stream-lines.ts';

const { terminal } = rendererMessages;
const log = lineLog(streamLines(process.stdout, process.stderr));

/** Serves until it is told to stop. @throws NoBrowserError */
async function run(environment: Environment): Promise<void> {
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
      fetch: (request, { incoming }) => answered(renderer, request, incoming),
      port: environment.PORT,
      hostname: environment.HOST,
    },
    ({ port }) => log.info(terminal.ready(`http://${environment.HOST}:${port}`)),
  );

  /** Work under way is finished. Who asks meanwhile finds the door closed, so that a balancer asks another service. */
  async function stop(): Promise<void> {
    log.info('el servicio se detiene');
    server.close();
    await renderer.drain();
    await renderer.stop();
    // Connections that are kept for a next request have none to come; answers on their way are finished.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    log.info('el servicio se detuvo');
  }

  const stopOnce = (): void => {
    stop().catch((cause: unknown) => log.error('el servicio no se detuvo bien', { cause }));
  };
  server.once('error', (cause) => {
    failed(
      'code' in cause && cause.code === 'EADDRINUSE' ? terminal.portTaken(environment.PORT) : cause.message,
      cause,
    );
    stopOnce();
  });
  process.once('SIGINT', stopOnce);
  process.once('SIGTERM', stopOnce);
}

/** The service speaks HTTP/1.1 alone. */
async function answered(
  renderer: Renderer,
  request: Request,
  incoming: IncomingMessage | Http2ServerRequest,
): Promise<Response> {
  const answer = Promise.resolve(renderer.fetch(request));
  return incoming instanceof IncomingMessage ? await afterRequest(answer, incoming) : await answer;
}

function failed(message: string, cause: unknown): void {
  log.error(message, { cause });
  process.exitCode = 1;
}

try {
  await run(readEnvironment(process.env));
} catch (cause) {
  failed(cause instanceof Error ? cause.message : 'el servicio no inició', cause);
}
