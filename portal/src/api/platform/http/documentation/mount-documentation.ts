/** The API documentation for programs (`/openapi.json`) and for people (`/api/docs`), without third-party origins. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_PREFIX, API_VERSION } from '@lienzo/schema/api/endpoint';
import { apiReferenceMessages } from '@lienzo/schema/messages/api-reference-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { compress } from 'hono/compress';
import { DomainError } from '../../domain-error.ts';
import type { ApiEnv } from '../api-env.ts';

const PAGE = `${API_PREFIX}/docs`;
const DOCUMENT = `${API_PREFIX}/openapi.json`;

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const HTML = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${apiReferenceMessages.title}</title>
<link rel="icon" href="${PAGE}/favicon-32x32.png">
<link rel="stylesheet" href="${PAGE}/swagger-ui.css">
</head>
<body>
<main id="referencia"></main>
<script src="${PAGE}/swagger-ui-bundle.js"></script>
<script src="${PAGE}/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: ${JSON.stringify(DOCUMENT)},
  dom_id: '#referencia',
  deepLinking: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['X-Api-Key'] ??= 'lienzo-docs';
    request.headers['X-Api-Version'] ??= ${JSON.stringify(API_VERSION)};
    return request;
  },
});
`;

export function mountDocumentation(app: OpenAPIHono<ApiEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'Bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'Token', { type: 'http', scheme: 'bearer' });
  const describe = () =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      // The portal that answers this document, under whatever address it was reached.
      servers: [{ url: '/', description: shellMessages.product }],
      info: {
        title: shellMessages.product,
        version: API_VERSION,
        description: apiReferenceMessages.description,
      },
    });
  let described: ReturnType<typeof describe> | undefined;
  for (const scope of [DOCUMENT, '/openapi.json'])
    app.get(scope, compress(), (context) => {
      described ??= describe();
      return context.json(described);
    });
  app.get(PAGE, (context) => context.html(HTML));
  app.get(`${PAGE}/start.js`, (context) =>
    context.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  const directory = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get(`${PAGE}/:asset`, async (context) => {
    const name = context.req.param('asset');
    const type = ASSETS[name];
    if (type === undefined) throw new DomainError('not_found');
    const bytes = await readFile(path.join(directory, name));
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    });
  });
}
