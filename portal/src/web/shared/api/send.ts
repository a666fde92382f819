import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { errorAnswer } from '@lienzo/schema/api/errors';
import { ApiError } from './api-error';
import { ConnectionError } from './connection-error';

/** What a call carries besides its endpoint. */
export type Sending = {
  query?: unknown;
  body?: unknown;
  /** Goes as `file` of a multipart body. */
  file?: File;
  signal?: AbortSignal;
  token?: string | null;
  accept?: string;
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
  };
  let response: Response;
  try {
    response = await fetch(`${API_PREFIX}${endpoint.path}${queryString(sending.query)}`, init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError(undefined, cause);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

function headersOf({ body, token, accept }: Sending): Headers {
  const headers = new Headers({ 'X-Api-Key': WEB_API_KEY, 'X-Api-Version': API_VERSION });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (accept !== undefined) headers.set('Accept', accept);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return headers;
}

function bodyOf({ body, file }: Sending): BodyInit | undefined {
  if (file !== undefined) {
    const form = new FormData();
    form.set('file', file);
    return form;
  }
  return body === undefined ? undefined : JSON.stringify(body);
}

/** `?a=1&b=2` of the values that are given; '' when there are none. */
function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The error that an answer stands for; an answer that is none of ours (a proxy's page) is a lost connection. */
async function refusal(response: Response): Promise<Error> {
  const text = await response.text();
  try {
    return new ApiError(response.status, errorAnswer.parse(JSON.parse(text)).errorList);
  } catch (cause) {
    return new ConnectionError(undefined, cause);
  }
}
