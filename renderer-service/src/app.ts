import { Hono } from 'hono';
import { BrowserSupervisor } from './browser/browser-supervisor.ts';
import { errorResponse } from './http/response/error-response.ts';
import { RenderMetrics } from './metrics/render-metrics.ts';
import { RenderError } from './platform/errors/render-error.ts';
import { DEFAULT_LIMITS } from './platform/limits/request-limits.ts';
import { RenderQueue } from './platform/queue/render-queue.ts';
import { sweepStaleFolders } from './platform/spool/temporary-folder.ts';
import type { RendererOptions } from './renderer-options.ts';
import type { RendererServices } from './renderer-services.ts';
import { combineRoute } from './routes/combine/combine-route.ts';
import { healthRoute } from './routes/health/health-route.ts';
import { htmlRoute } from './routes/html/html-route.ts';
import { metricsRoute } from './routes/metrics/metrics-route.ts';
import { openapiDocument } from './routes/openapi/openapi-document.ts';
import { partsRoute } from './routes/parts/parts-route.ts';
import { readyRoute } from './routes/ready/ready-route.ts';
import { renderRoute } from './routes/render/render-route.ts';

/** The rendering service, to be mounted or served. */
export type Renderer = {
  fetch(request: Request): Response | Promise<Response>;
  /** Starts the browser ahead of the first report. @throws NoBrowserError */
  ready(): Promise<void>;
  /** Accepts no more work; resolves when the running work is done. */
  drain(): Promise<void>;
  /** Closes the browser. */
  stop(): Promise<void>;
};

/** Extra slots for tenants that have no running report, so that one tenant cannot block all others. */
const SPARE_SLOTS = 1;

/** Creates a rendering service. Its only state is its browser and its queue. */
export function createRenderer(options: RendererOptions): Renderer {
  const browser = new BrowserSupervisor({
    path: options.browserPath,
    log: options.log,
    onStart: options.onBrowserStart,
    memoryLimit: options.browserMemory ?? 2 * 2 ** 30,
    pageMemory: options.pageMemory ?? 2 ** 30,
  });
  const services: RendererServices = {
    browser,
    queue: new RenderQueue({
      slots: options.running ?? 2,
      spare: SPARE_SLOTS,
      waiting: options.waiting ?? 50,
    }),
    metrics: new RenderMetrics(),
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    deadlineMs: options.deadlineMs ?? 300_000,
    log: options.log,
  };
  const app = new Hono();
  app.post('/render', renderRoute(services));
  app.post('/combine', combineRoute(services));
  app.post('/parts', partsRoute(services));
  app.post('/html', htmlRoute(services));
  app.get('/health', healthRoute(services));
  app.get('/ready', readyRoute(services));
  app.get('/metrics', metricsRoute(services));
  app.get('/openapi.json', (context) => context.json(openapiDocument(services.limits)));
  for (const path of ['/render', '/combine', '/parts', '/html']) app.all(path, onlyPost);
  app.notFound(() => errorResponse(new RenderError('not_found')));
  app.onError((cause) => {
    services.log.error('unexpected_error', { cause });
    return errorResponse(new RenderError('internal_error', { cause }));
  });
  let stopSweeping: (() => void) | undefined;
  return {
    fetch: (request) => app.fetch(request),
    async ready() {
      stopSweeping?.();
      stopSweeping = sweepStaleFolders((cause) =>
        services.log.warn('stale_folders_removal_failed', { cause }),
      );
      await browser.ready();
    },
    drain: () => services.queue.drain(),
    async stop() {
      stopSweeping?.();
      await browser.stop();
    },
  };
}

function onlyPost(): Response {
  const response = errorResponse(new RenderError('method_not_allowed'));
  response.headers.set('allow', 'POST');
  return response;
}
