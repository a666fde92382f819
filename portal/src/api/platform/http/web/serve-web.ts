/** Serves the built pages: hashed files for good, everything else anew, and the page itself for the app's paths. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { DomainError } from '../../domain-error.ts';
import type { ApiEnv } from '../api-env.ts';

/** @param directory what `vite build` wrote; its `assets` folder holds names with a hash. */
export function serveWeb(app: Hono<ApiEnv>, directory: string): void {
  // A path with an extension is a file: one that is missing is missing, not the page.
  const isFile = (place: string) => path.extname(place) !== '';
  app.use('*', compress(), cacheHeader);
  app.get('*', serveStatic<ApiEnv>({ root: directory }));
  app.get('*', async (context) => {
    if (isFile(context.req.path)) throw new DomainError('not_found');
    const page = path.join(directory, 'index.html');
    if (!existsSync(page)) return context.text(apiServerMessages.notBuilt, 503);
    return context.html(await readFile(page, 'utf8'));
  });
}

/** A hashed name's content never changes; anything else is asked for anew. */
const cacheHeader: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const hashed = context.req.path.startsWith('/assets/');
  context.res.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};
