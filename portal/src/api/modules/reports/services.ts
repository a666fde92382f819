/** The services of the module of reports. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { HeavyQueries } from './data/heavy-queries.ts';
import type { RendererClient } from './renderer-client.ts';

export type ReportServices = PlatformServices & {
  /** Queries over report rows, on a separate connection pool. */
  heavy: HeavyQueries;
  renderer: RendererClient;
};

export type Handler<E> = AnyHandler<E, ReportServices>;
