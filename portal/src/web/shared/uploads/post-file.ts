import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { addressOf } from '../api/address-of';
import { callHeaders } from '../api/call-headers';
import { connection } from '../api/connection';
import { ConnectionError } from '../api/connection-error';
import { refusalOf } from '../api/refusal-of';
import { withToken } from '../api/with-token';

export type PostFile = {
  query: unknown;
  file: File;
  signal: AbortSignal;
  /** Bytes that have left so far, of all that the request holds. */
  onProgress: (sent: number, total: number) => void;
};

/**
 * Sends a file with its progress, which `fetch` cannot tell.
 * @throws ApiError when the server refuses; ConnectionError when it is not reached; AbortError when cancelled.
 */
export function postFile(endpoint: Endpoint, order: PostFile): Promise<void> {
  return withToken((token) => attempt(endpoint, order, token));
}

/** A request that moves nothing for so many milliseconds has lost its connection, whatever the browser says. */
const STALL_MS = 60_000;

function attempt(endpoint: Endpoint, order: PostFile, token: string | null): Promise<void> {
  const { query, file, signal, onProgress } = order;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    let isStalled = false;
    const stall = (): void => {
      isStalled = true;
      request.abort();
    };
    let timer = setTimeout(stall, STALL_MS);
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_MS);
    };
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      settle();
    };
    request.open(endpoint.method, addressOf(endpoint, query));
    for (const [name, value] of Object.entries(callHeaders(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(loaded, total);
    };
    request.onload = () =>
      end(() =>
        request.status >= 200 && request.status < 300
          ? resolve()
          : reject(refusalOf(request.status, request.responseText, request.getResponseHeader('Retry-After'))),
      );
    const lost = (): void => {
      connection.lose();
      reject(new ConnectionError());
    };
    request.onerror = () => end(lost);
    request.onabort = () =>
      end(() => (isStalled ? lost() : reject(new DOMException('cancelled', 'AbortError'))));
    signal.addEventListener('abort', abort);
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
