import type { Context } from 'hono';
import { abortable } from '../../async/abortable.ts';
import type { RendererServices } from '../../renderer-services.ts';

/** How long a browser that is being started is waited for, in milliseconds. */
const START_TIMEOUT_MS = 3_000;

/** `GET /ready`: 200 when the browser is there (it is started if it is not) and work is taken, else 503. */
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
