import type { BrowserSupervisor } from './browser/browser-supervisor.ts';
import type { RenderMetrics } from './metrics/render-metrics.ts';
import type { RendererLimits } from './platform/limits/request-limits.ts';
import type { Log } from './platform/log/log.ts';
import type { RenderQueue } from './platform/queue/render-queue.ts';

/** What the routes share. */
export type RendererServices = {
  browser: BrowserSupervisor;
  queue: RenderQueue;
  metrics: RenderMetrics;
  limits: RendererLimits;
  deadlineMs: number;
  log: Log;
};
