/** The OpenAPI description of an endpoint. */

import type { createRoute } from '@hono/zod-openapi';
import { API_PREFIX, API_VERSION, type Endpoint } from '@lienzo/schema/api/endpoint';
import { errorAnswer } from '@lienzo/schema/api/errors';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { apiProgramMessages } from '@lienzo/schema/messages/api-program-messages';
import { apiReferenceMessages } from '@lienzo/schema/messages/api-reference-messages';
import { z } from 'zod';
import { CURL_SAMPLES } from './curl-samples.ts';

type RouteDescription = Parameters<typeof createRoute>[0];

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
const { areas } = apiReferenceMessages;
const SUMMARIES: Partial<Record<string, string>> = apiReferenceMessages.summaries;
const DETAILS: Partial<Record<string, readonly string[]>> = apiProgramMessages;
const SAMPLES: Partial<Record<string, string>> = CURL_SAMPLES;
/** By prefix of the path; the first match applies. */
const AREAS: [prefix: string, area: string][] = [
  ['/organization/user/search', areas.directory],
  ['/report/render_by_token', areas.programs],
  ['/report/', areas.reports],
  ['/incidents/', areas.capture],
  ['/folder', areas.directory],
  ['/file', areas.directory],
  ['/directory', areas.directory],
  ['/storage', areas.directory],
  ['/organization/clientP', areas.masters],
  ['/paysheets', areas.masters],
  ['/config', areas.masters],
  ['/organization/client', areas.session],
  ['/config/', areas.settings],
  ['/organization/user/login', areas.session],
  ['/account/refresh', areas.session],
  ['/organization', areas.organizations],
  ['/account', areas.accounts],
  ['/notifications', areas.notices],
  ['/has_notificacions', areas.notices],
  ['/home', areas.notices],
];

const clientHeaders = z.object({
  'X-Api-Key': z.string().meta({ description: apiReferenceMessages.apiKey }),
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
    summary: SUMMARIES[entry.name] ?? entry.name,
    description: descriptionOf(entry),
    tags: [AREAS.find(([prefix]) => entry.path.startsWith(prefix))?.[1] ?? areas.session],
    security: isOpen ? [] : [{ [entry.roles === 'token' ? 'Token' : 'Bearer']: [] }],
    request: {
      ...(entry.navigable === true ? {} : { headers: clientHeaders.extend(entry.headers?.shape ?? {}) }),
      ...(entry.query instanceof z.ZodObject ? { query: entry.query } : {}),
      ...bodyOf(entry),
    },
    responses: {
      200: { description: apiReferenceMessages.answer, ...contentOf(entry) },
      400: failure(apiErrorMessages.invalid_request),
      ...(isOpen
        ? {}
        : { 401: failure(apiReferenceMessages.sessionEnded), 403: failure(apiReferenceMessages.notAllowed) }),
      default: failure(apiReferenceMessages.otherError),
    },
  };
}

function descriptionOf({ name, roles }: Endpoint): string {
  if (roles === 'public') return apiReferenceMessages.withoutSession;
  if (roles !== 'token') return apiReferenceMessages.roles(roles);
  const sample = SAMPLES[name];
  const command = sample === undefined ? [] : [['```sh', sample, '```'].join('\n')];
  return [apiReferenceMessages.withToken, ...(DETAILS[name] ?? []), ...command].join('\n\n');
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
