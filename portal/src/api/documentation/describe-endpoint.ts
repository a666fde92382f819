/** An entry of the endpoint table as OpenAPI sees it. */
import type { createRoute } from '@hono/zod-openapi';
import { API_PREFIX, API_VERSION, type Endpoint } from '@lienzo/schema/api/endpoint';
import { errorAnswer } from '@lienzo/schema/api/errors';
import { z } from 'zod';

type RouteDescription = Parameters<typeof createRoute>[0];

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
const AREAS: [prefix: string, area: string][] = [
  ['/report/', 'Reportes'],
  ['/', 'Sesión y menú'],
];

const clientHeaders = z.object({
  'X-Api-Key': z.string().meta({ description: 'Nombre del programa que llama; no da permisos.' }),
  'X-Api-Version': z.literal(API_VERSION),
});

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorAnswer } },
});

export function describeEndpoint(entry: Endpoint): RouteDescription {
  const isOpen = entry.roles === 'public';
  return {
    method: METHODS[entry.method],
    path: `${API_PREFIX}${entry.path}`,
    operationId: entry.name,
    summary: entry.summary,
    description: isOpen ? 'Sin sesión.' : `Roles: ${[...entry.roles].join(', ')}.`,
    tags: [AREAS.find(([prefix]) => entry.path.startsWith(prefix))?.[1] ?? 'Otros'],
    security: isOpen ? [] : [{ Bearer: [] }],
    request: {
      ...(entry.navigable === true ? {} : { headers: clientHeaders }),
      ...(entry.query instanceof z.ZodObject ? { query: entry.query } : {}),
      ...bodyOf(entry),
    },
    responses: {
      200: { description: 'Respuesta', ...contentOf(entry) },
      400: failure('La petición no tiene la forma esperada.'),
      ...(isOpen ? {} : { 401: failure('La sesión terminó.'), 403: failure('El rol no lo permite.') }),
      default: failure('Otro error; el código dice cuál.'),
    },
  };
}

function bodyOf(entry: Endpoint): Pick<NonNullable<RouteDescription['request']>, 'body'> {
  if (entry.multipart !== undefined)
    return {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({ file: z.string().meta({ type: 'string', format: 'binary' }) }),
          },
        },
      },
    };
  if (entry.body === undefined) return {};
  return { body: { required: true, content: { 'application/json': { schema: entry.body } } } };
}

function contentOf(entry: Endpoint) {
  if (entry.kind === 'json') return { content: { 'application/json': { schema: entry.response } } };
  return { content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } } };
}
