import type { Context } from 'hono';
import type { RendererParts } from '../../renderer-parts.ts';

/** `GET /health`: the process lives; how long its line is, and how often the browser had to be started. */
export const healthRoute =
  ({ queue, browser }: RendererParts): ((context: Context) => Response) =>
  (context) =>
    context.json({
      status: 'ok',
      running: queue.running,
      waiting: queue.waiting,
      browser_starts: browser.counts.starts,
      browser_crashes: browser.counts.crashes,
    });
