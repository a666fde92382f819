import type { Context } from 'hono';
import type { RendererServices } from '../../renderer-services.ts';

/** `GET /metrics`, for Prometheus. */
export const metricsRoute =
  ({ metrics, queue, browser }: RendererServices): ((context: Context) => Promise<Response>) =>
  async (context) =>
    context.body(await metrics.text(queue, browser), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
