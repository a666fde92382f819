/** What a load balancer and a monitoring system ask: `/health`, `/ready` and `/metrics`, outside of the API. */
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database-types.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { FileStore } from '../storage/file-store.ts';
import { PortalMetrics } from './portal-metrics.ts';

type Watched = { db: Kysely<Database>; files: Pick<FileStore, 'problem'> };

/** Milliseconds in which the database and the files must answer. */
const TIMEOUT_MS = 3_000;
const RETRY_AFTER_SECONDS = '5';

/** Paths that are asked every few seconds; they are neither logged nor counted. */
export const MONITORING_PATHS: ReadonlySet<string> = new Set([
  '/health',
  '/ready',
  '/metrics',
  '/api/health',
]);

/**
 * Mounts the three paths and counts every other call.
 *
 * @param timeout milliseconds in which the database and the files must answer `/ready`
 */
export function mountMonitoring(app: Hono<ApiEnv>, { db, files }: Watched, timeoutValue = TIMEOUT_MS): void {
  const metrics = new PortalMetrics();
  app.use('*', countRequests(metrics));
  // The process answers; whether it can work is `/ready`'s.
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', async (context) => {
    const [isUp, problem] = await Promise.all([
      within(
        timeoutValue,
        false,
        sql`select 1`.execute(db).then(() => true),
      ),
      within(timeoutValue, 'unavailable', files.problem()),
    ]);
    const storage = problem ?? 'ok';
    // Without its files the portal answers what it can; taking it away as well would help nobody.
    if (isUp) return context.json({ status: 'ok', database: 'ok', storage });
    context.header('Retry-After', RETRY_AFTER_SECONDS);
    return context.json({ status: 'unavailable', database: 'unavailable', storage }, 503);
  });
  app.get('/metrics', async (context) => {
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(await metrics.text(db));
  });
}

function countRequests(metrics: PortalMetrics): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const { method, path } = context.req;
    if (MONITORING_PATHS.has(path)) return;
    metrics.recordRequest({
      method,
      route: routeOf(context),
      status: context.res.status,
      seconds: (performance.now() - begun) / 1_000,
    });
  };
}

/** The pattern of a call: its path may name rows. Files of the web and unknown paths are `*`. */
const routeOf = (context: Context<ApiEnv>): string =>
  matchedRoutes(context).findLast(({ path }) => !path.includes('*'))?.path ?? '*';

/** What is found in time, and otherwise what stands for nothing. */
async function within<Match>(timeout: number, otherwise: Match, asked: Promise<Match>): Promise<Match> {
  const { promise: late, resolve } = Promise.withResolvers<Match>();
  const timer = setTimeout(() => resolve(otherwise), timeout);
  try {
    return await Promise.race([asked.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
