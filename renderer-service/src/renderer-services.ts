import type { BrowserSupervisor } from './browser/browser-supervisor.ts';
import type { RendererLimits } from './limits/request-limits.ts';
import type { Log } from './log/log.ts';
import type { RenderMetrics } from './metrics/render-metrics.ts';
import type { RenderQueue } from './queue/render-queue.ts';

/** What the routes share. */
export type RendererServices = {
  browser: BrowserSupervisor;
  queue: RenderQueue;
  metrics: RenderMetrics;
  limits: RendererLimits;
  deadlineMs: number;
  log: Log;
};
