/** The services of the module of report data. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { HeavyQueries } from './queries/heavy-queries.ts';

export type ReportDataServices = PlatformServices & {
  /** Queries over report rows, on a separate connection pool. */
  heavy: HeavyQueries;
};

export type Handler<E> = AnyHandler<E, ReportDataServices>;
