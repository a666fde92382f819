import type { Context } from 'hono';
import type { RendererParts } from '../../renderer-parts.ts';

/**
 * `GET /health`: the process lives; how its browser is, how long its line is, how often the browser had to be
 * started. 503 only when the browser cannot be started: to be restarted by who watches.
 */
export const healthRoute =
  ({ queue, browser }: RendererParts): ((context: Context) => Response) =>
  (context) => {
    const { state, counts } = browser;
    return context.json(
      {
        status: state === 'fallo' ? 'sin navegador' : 'ok',
        browser: state,
        running: queue.running,
        waiting: queue.waiting,
        browser_starts: counts.starts,
        browser_crashes: counts.crashes,
        browser_memory_restarts: counts.memoryRestarts,
      },
      state === 'fallo' ? 503 : 200,
    );
  };
