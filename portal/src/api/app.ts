/** The portal's HTTP application: the API, its documentation, the web client's files. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { mountRoutes } from './mount-routes.ts';
import { DomainError } from './platform/domain-error.ts';
import { answerError } from './platform/http/answer-error.ts';
import type { ApiEnv } from './platform/http/api-env.ts';
import { mountDocumentation } from './platform/http/documentation/mount-documentation.ts';
import { refuseCrossSite } from './platform/http/refuse-cross-site.ts';
import { refuseUnknown } from './platform/http/refuse-unknown.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { sendChunks } from './platform/http/send-chunks.ts';
import { serveWeb } from './platform/http/web/serve-web.ts';
import { mountOutbox } from './platform/mail/mount-outbox.ts';
import { MONITORING_PATHS, mountMonitoring } from './platform/monitoring/mount-monitoring.ts';
import type { Services } from './services.ts';

type Pages = {
  /** Directory of the built web client. */
  web?: string;
  /** Directory of the outbox, in development. */
  outbox?: string;
};

/**
 * @param pages what is served besides the API.
 * @throws when an endpoint has no handler or no role rule.
 */
export function createApp(services: Services, pages: Pages = {}): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>();
  app.onError(answerError(services.logger));
  app.notFound(() => {
    throw new DomainError('not_found');
  });
  app.use(
    '*',
    sendChunks(services.logger),
    requestLog(services.logger, MONITORING_PATHS),
    securityHeaders(services),
  );
  mountMonitoring(app, services);
  app.use(`${API_PREFIX}/*`, refuseCrossSite(services));
  app.get(`${API_PREFIX}/health`, async (context) => {
    await sql`select 1`.execute(services.db);
    return context.json({ status: 'ok' });
  });
  mountRoutes(app, services);
  mountDocumentation(app);
  if (pages.outbox !== undefined) mountOutbox(app, pages.outbox);
  refuseUnknown(app, endpoints);
  if (pages.web !== undefined) serveWeb(app, pages.web);
  return app;
}
