import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { addressOf } from './address-of';
import { callHeaders } from './call-headers';
import { connection } from './connection';
import { ConnectionError } from './connection-error';
import { givenValues } from './given-values';
import { refusalOf } from './refusal-of';

/** What a call carries besides its endpoint. */
export type Sending = {
  query?: unknown;
  body?: unknown;
  /** Goes as `file` of a multipart body, beside the values of `body`. */
  file?: File;
  /** Go as the `files` of a multipart body, beside `fields`. */
  files?: readonly File[];
  fields?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  token?: string | null;
  accept?: string;
  /** The request outlives the page; its body must be small (`KEPT_ALIVE_BYTES`). */
  keepalive?: boolean;
  /** What a call carries besides the headers of every call. */
  headers?: Record<string, string>;
};

/**
 * One request with the headers that every call carries (specification 1 §7).
 * @throws ApiError when the server refuses; ConnectionError when it is not reached; AbortError when cancelled.
 */
export async function send(endpoint: Endpoint, sending: Sending = {}): Promise<Response> {
  const { signal } = sending;
  const body = bodyOf(sending);
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersOf(sending),
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
    ...(sending.keepalive === true ? { keepalive: true } : {}),
  };
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint, sending.query), init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    connection.lose();
    throw new ConnectionError(undefined, cause);
  }
  if (!response.ok)
    throw refusalOf(response.status, await response.text(), response.headers.get('Retry-After'));
  connection.reach();
  return response;
}

function headersOf({ body, file, files, token, accept, headers: own }: Sending): Headers {
  const headers = new Headers({ ...callHeaders(token), ...own });
  if (accept !== undefined) headers.set('Accept', accept);
  // A form's own type, with its boundary, is set by the browser.
  if (body !== undefined && file === undefined && files === undefined)
    headers.set('Content-Type', 'application/json');
  return headers;
}

function bodyOf({ body, file, files, fields = {} }: Sending): BodyInit | undefined {
  if (files !== undefined) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const one of files) form.append('files', one);
    return form;
  }
  if (file !== undefined) {
    const form = new FormData();
    for (const [name, value] of givenValues(body)) form.set(name, value);
    form.set('file', file);
    return form;
  }
  return body === undefined ? undefined : JSON.stringify(body);
}
