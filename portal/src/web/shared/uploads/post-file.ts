import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { addressOf } from '../api/address-of';
import { callHeaders } from '../api/call-headers';
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

function attempt(endpoint: Endpoint, order: PostFile, token: string | null): Promise<void> {
  const { query, file, signal, onProgress } = order;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const end = (settle: () => void): void => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    request.open(endpoint.method, addressOf(endpoint, query));
    for (const [name, value] of Object.entries(callHeaders(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () =>
      end(() =>
        request.status >= 200 && request.status < 300
          ? resolve()
          : reject(refusalOf(request.status, request.responseText, request.getResponseHeader('Retry-After'))),
      );
    request.onerror = () => end(() => reject(new ConnectionError()));
    request.onabort = () => end(() => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', abort);
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
