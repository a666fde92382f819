/** A signed-in caller of a running portal, for tests and measurements. */
import {
  API_PREFIX,
  API_VERSION,
  type BodyOf,
  type Endpoint,
  type ResponseOf,
  WEB_API_KEY,
} from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { z } from 'zod';

export type PortalClient = {
  /** The topmost folder that the person sees. */
  rootFolderId: string | null;
  /** For who speaks HTTP by themselves. */
  token: string;
  /** The raw answer of a call. */
  send(
    entry: Endpoint,
    request?: { query?: Record<string, string>; body?: unknown; signal?: AbortSignal },
  ): Promise<Response>;
  /** Sends a file as a multipart body. @throws when the status is not 2xx. */
  upload<E extends Endpoint>(
    entry: E,
    request: { query: Record<string, string>; file: File },
  ): Promise<ResponseOf<E>>;
  /** The parsed answer of a call. @throws when the status is not 2xx. */
  call<E extends Endpoint>(
    entry: E,
    request?: { query?: Record<string, string>; body?: BodyOf<E> },
  ): Promise<ResponseOf<E>>;
};

/** Signs in and returns a caller with that session's token. */
export async function signIn(url: string, mail: string, password = 'Lienzo2026'): Promise<PortalClient> {
  let token = '';
  const addressOf = (entry: Endpoint, query: Record<string, string> = {}): URL => {
    const target = new URL(`${API_PREFIX}${entry.path}`, url);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    return target;
  };
  const headers = (): Record<string, string> => ({
    'X-Api-Key': WEB_API_KEY,
    'X-Api-Version': API_VERSION,
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  });
  const send: PortalClient['send'] = (entry, { query, body, signal } = {}) =>
    fetch(addressOf(entry, query), {
      method: entry.method,
      headers: { ...headers(), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  const parsed = async <Schema extends z.ZodType>(
    schema: Schema,
    response: Response,
  ): Promise<z.output<Schema>> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return schema.parse(await response.json());
  };
  const session = await parsed(
    endpoints.login.response,
    await send(endpoints.login, { body: { mail, password, domain: 'sa' } }),
  );
  token = session.access_token;
  return {
    rootFolderId: session.rootFolderId,
    token,
    send,
    upload: async (entry, { query, file }) => {
      const body = new FormData();
      body.set('file', file);
      const response = await fetch(addressOf(entry, query), {
        method: entry.method,
        headers: headers(),
        body,
      });
      return parsed(entry.response, response) as never;
    },
    call: async (entry, request) => parsed(entry.response, await send(entry, request)) as never,
  };
}
