import type { Context } from 'hono';
import type { RendererParts } from '../../renderer-parts.ts';

/** `GET /ready`: 200 when the browser is there (it is started if it is not), else 503. */
export const readyRoute =
  ({ browser, log }: RendererParts): ((context: Context) => Promise<Response>) =>
  async (context) => {
    try {
      await browser.ready();
      return context.json({ status: 'ok' });
    } catch (cause) {
      log.error('el navegador no está disponible', { cause });
      return context.json({ status: 'sin navegador' }, 503);
    }
  };
