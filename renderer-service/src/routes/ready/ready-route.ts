import type { Context } from 'hono';
import { abortable } from '../../platform/async/abortable.ts';
import type { RendererServices } from '../../renderer-services.ts';

const START_TIMEOUT_MS = 3_000;

/** `GET /ready`: 200 when the browser is running (it is started if not) and the queue is open, else 503. */
export const readyRoute =
  ({ browser, queue, log }: RendererServices): ((context: Context) => Promise<Response>) =>
  async (context) => {
    if (!queue.open) return context.json({ status: 'se detiene' }, 503);
    try {
      await abortable(browser.ready(), AbortSignal.timeout(START_TIMEOUT_MS));
      return context.json({ status: 'ok' });
    } catch (cause) {
      log.warn('browser_unavailable', { cause });
      return context.json({ status: browser.state === 'starting' ? 'iniciando' : 'sin navegador' }, 503);
    }
  };
