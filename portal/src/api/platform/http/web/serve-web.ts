/**
 * Serves the built web client: hashed files cached for good, others revalidated, and the HTML page for the app's paths.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { DomainError } from '../../domain-error.ts';
import type { ApiEnv } from '../api-env.ts';

/** @param directory the output of `vite build`; its `assets` folder contains hashed file names. */
export function serveWeb(app: Hono<ApiEnv>, directory: string): void {
  // A path with an extension is a file: a missing one is 404, not the page.
  const isFile = (scope: string) => path.extname(scope) !== '';
  app.use('*', compress(), cacheHeader);
  app.get('*', serveStatic<ApiEnv>({ root: directory }));
  app.get('*', async (context) => {
    if (isFile(context.req.path)) throw new DomainError('not_found');
    const page = path.join(directory, 'index.html');
    if (!existsSync(page)) return context.text(apiServerMessages.notBuilt, 503);
    return context.html(await readFile(page, 'utf8'));
  });
}

/** A hashed file never changes; others are revalidated. */
const cacheHeader: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const hashed = context.req.path.startsWith('/assets/');
  context.res.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};
