import type { Context } from 'hono';
import type { BrowserState } from '../../browser/browser-supervisor.ts';
import type { RendererServices } from '../../renderer-services.ts';

/** The browser's states as the endpoint names them. */
const STATE_NAMES = {
  off: 'apagado',
  starting: 'iniciando',
  ready: 'listo',
  failed: 'fallo',
} satisfies Record<BrowserState, string>;

/**
 * `GET /health`: liveness, with the browser's state, the queue's length and the browser's restarts. 503 only when the
 * browser cannot be started, so that the supervisor restarts the service.
 */
export const healthRoute =
  ({ queue, browser }: RendererServices): ((context: Context) => Response) =>
  (context) => {
    const { state, counts } = browser;
    return context.json(
      {
        status: state === 'failed' ? 'sin navegador' : 'ok',
        browser: STATE_NAMES[state],
        running: queue.running,
        waiting: queue.waiting,
        browser_starts: counts.starts,
        browser_crashes: counts.crashes,
        browser_memory_restarts: counts.memoryRestarts,
      },
      state === 'failed' ? 503 : 200,
    );
  };
