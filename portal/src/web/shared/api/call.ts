import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@lienzo/schema/api/endpoint';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { activity } from './activity';
import { ConnectionError } from './connection-error';
import { type Sending, send } from './send';
import { withToken } from './with-token';

type QueryPart<E> = unknown extends QueryOf<E> ? { query?: undefined } : { query: QueryOf<E> };
type BodyPart<E> = unknown extends BodyOf<E> ? { body?: undefined } : { body: BodyOf<E> };

/** What a call of an endpoint takes; `quiet` keeps it out of the loading bar. */
export type CallOf<E> = QueryPart<E> &
  BodyPart<E> & {
    file?: File;
    /** Of a multipart call that takes several. */
    files?: readonly File[];
    fields?: Readonly<Record<string, string>>;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    quiet?: boolean;
    keepalive?: boolean;
  };

/**
 * Calls an endpoint of the table and reads its answer with the table's schema.
 * @throws ApiError, ConnectionError, or AbortError when `signal` fires.
 */
export async function call<E extends Endpoint>(endpoint: E, request: CallOf<E>): Promise<ResponseOf<E>>;
export async function call(endpoint: Endpoint, request: Sending & { quiet?: boolean }): Promise<unknown> {
  const response = await authorizedSend(endpoint, request);
  const answer = endpoint.response.safeParse(await json(response, request.signal));
  if (!answer.success) throw new ConnectionError(shellMessages.unreadable, answer.error);
  return answer.data;
}

/** Calls an endpoint that answers a file, and gives the answer unread. */
export function callFile<E extends Endpoint>(
  endpoint: E,
  request: CallOf<E> & { accept?: string },
): Promise<Response> {
  return authorizedSend(endpoint, request);
}

async function authorizedSend(
  endpoint: Endpoint,
  { quiet, ...sending }: Sending & { quiet?: boolean },
): Promise<Response> {
  const done = quiet ? () => undefined : activity.begin();
  try {
    return await withToken((token) => send(endpoint, { ...sending, token }));
  } finally {
    done();
  }
}

async function json(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError(shellMessages.unreadable, cause);
  }
}
