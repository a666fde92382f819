/** Binds handlers to the endpoint table; an entry without a handler or a role rule prevents the start. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_PREFIX, API_VERSION, type Endpoint } from '@lienzo/schema/api/endpoint';
import type { Context, Handler as HonoHandler } from 'hono';
import type { z } from 'zod';
import type { Caller, TokenCaller } from '../caller.ts';
import { DomainError } from '../domain-error.ts';
import { answerJson } from './answer-json.ts';
import type { ApiEnv } from './api-env.ts';
import { describeEndpoint } from './documentation/describe-endpoint.ts';
import type { Answer, Call, PublicCall, TokenCall } from './handler.ts';
import { limitBody } from './limit-body.ts';
import { parseInput } from './parse-input.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

export type EndpointMount<Services> = {
  /** Mounts a public call. */
  open<Query extends z.ZodType, Body extends z.ZodType, Answered extends z.ZodType>(
    entry: Endpoint<Query, Body, Answered>,
    handle: (call: PublicCall<Query, Body, Services>) => Answer<Answered>,
  ): void;
  /** Mounts a call for the roles of its entry. */
  guarded<Query extends z.ZodType, Body extends z.ZodType, Answered extends z.ZodType>(
    entry: Endpoint<Query, Body, Answered>,
    handle: (call: Call<Query, Body, Services>) => Answer<Answered>,
  ): void;
  /** Mounts a call for programs with an API token. */
  byToken<Query extends z.ZodType, Body extends z.ZodType, Answered extends z.ZodType>(
    entry: Endpoint<Query, Body, Answered>,
    handle: (call: TokenCall<Query, Body, Services>) => Answer<Answered>,
  ): void;
  /** @throws when an entry of the table has no handler. */
  finish(): void;
};

export type MountOptions<Services> = {
  services: Services;
  /** The exact set of endpoints to be mounted. */
  table: Record<string, Endpoint>;
  /** Authenticates a call. @throws a DomainError when it is refused. */
  authenticate: (context: Context<ApiEnv>, services: Services) => Promise<Caller>;
  /** Authenticates a program's call by its API token. @throws a DomainError when it is refused. */
  authenticateToken: (context: Context<ApiEnv>, services: Services) => Promise<TokenCaller>;
  /** Upgrades a received body to the current format, by the call's name. */
  prepare?: Partial<Record<string, (body: unknown) => unknown>>;
};

export function mountEndpoints<Services>(
  app: OpenAPIHono<ApiEnv>,
  { services, table, authenticate, authenticateToken, prepare = {} }: MountOptions<Services>,
): EndpointMount<Services> {
  const mounted = new Set<string>();
  const claim = (entry: Endpoint, access: 'open' | 'guarded' | 'token'): void => {
    if (table[entry.name] !== entry) throw new Error(`${entry.name} is not in the endpoint table`);
    if (mounted.has(entry.name)) throw new Error(`${entry.name} is mounted twice`);
    if (accessOf(entry) !== access)
      throw new Error(`${entry.name}: its entry and its handler disagree about the session`);
    if (entry.roles.length === 0) throw new Error(`${entry.name} has no role rule`);
    if (takesBody(entry) && entry.bodyLimit === undefined)
      throw new Error(`${entry.name} has a body and no limit of it`);
    mounted.add(entry.name);
  };
  const bind = (entry: Endpoint, handle: HonoHandler<ApiEnv>): void => {
    app.openAPIRegistry.registerPath(describeEndpoint(entry));
    const path = `${API_PREFIX}${entry.path}`;
    if (entry.bodyLimit === undefined) app.on(entry.method, path, handle);
    else app.on(entry.method, path, limitBody(entry.bodyLimit), handle);
  };
  return {
    open(entry, handle) {
      claim(entry, 'open');
      bind(entry, async (context) => {
        if (entry.navigable === true) context.set('navigable', entry.name);
        else checkClient(context);
        return present(entry, context, await handle(await parseCall(entry, context, services, prepare)));
      });
    },
    guarded(entry, handle) {
      claim(entry, 'guarded');
      bind(entry, async (context) => {
        checkClient(context);
        const caller = await authenticate(context, services);
        if (!entry.roles.includes(caller.role)) throw new DomainError('forbidden');
        const call = await parseCall(entry, context, services, prepare);
        return present(entry, context, await handle({ ...call, caller }));
      });
    },
    byToken(entry, handle) {
      claim(entry, 'token');
      bind(entry, async (context) => {
        checkClient(context);
        const caller = await authenticateToken(context, services);
        const call = await parseCall(entry, context, services, prepare);
        return present(entry, context, await handle({ ...call, caller }));
      });
    },
    finish() {
      const missing = Object.keys(table).filter((name) => !mounted.has(name));
      if (missing.length > 0) throw new Error(`endpoints without a handler: ${missing.join(', ')}`);
    },
  };
}

/** A streamed body is limited by its handler. */
const takesBody = ({ body, multipart }: Endpoint): boolean =>
  multipart !== 'streamed' && (body !== undefined || multipart === true);

function accessOf({ roles }: Endpoint): 'open' | 'guarded' | 'token' {
  if (roles === 'public') return 'open';
  return roles === 'token' ? 'token' : 'guarded';
}

/** Headers of every call (specification 1 §7); the key is a label and grants nothing. */
function checkClient(context: Context<ApiEnv>): void {
  if ((context.req.header('x-api-key') ?? '').trim() === '') throw new DomainError('missing_api_key');
  if (context.req.header('x-api-version') !== API_VERSION) throw new DomainError('unsupported_version');
}

async function parseCall<Query extends z.ZodType, Body extends z.ZodType, Services>(
  entry: Endpoint<Query, Body>,
  context: Context<ApiEnv>,
  services: Services,
  prepare: Partial<Record<string, (body: unknown) => unknown>>,
): Promise<PublicCall<Query, Body, Services>> {
  const query = context.req.query();
  refuseUnstorable(query);
  const form = entry.multipart === true ? await readForm(context) : undefined;
  const received = form?.fields ?? (entry.body === undefined ? undefined : await readJson(context));
  const body = prepare[entry.name]?.(received) ?? received;
  return {
    query: parseInput(entry.query, query),
    body: parseInput(entry.body, body),
    file: form?.file,
    services,
    context,
  };
}

/** The response, parsed by the endpoint's schema so that undeclared fields are never sent. */
async function present(entry: Endpoint, context: Context<ApiEnv>, answer: unknown): Promise<Response> {
  if (answer instanceof Response) return answer;
  const checked = entry.response.safeParse(answer);
  if (!checked.success) throw new Error(`${entry.name} answered out of contract`, { cause: checked.error });
  return answerJson(context, checked.data, { isSecret: entry.secret === true });
}
