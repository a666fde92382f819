import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ApiEnv } from './api-env.ts';

const gzip = compress({ contentTypeFilter: /^application\/json/ });

/**
 * Compresses answers in JSON of a kilobyte and more; files, pages and streams go as they are. An answer that carries a
 * secret says `no-transform` (docs/decisions/2026-11-22-logos-and-compression.md).
 */
export const compressJson: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  // A file may be JSON as well, and comes in pieces that nobody else holds.
  const isFile = context.get('pieces') !== undefined || context.res.headers.has('Content-Disposition');
  if (!isFile) await gzip(context, async () => undefined);
};
