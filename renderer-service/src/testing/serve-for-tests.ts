import { afterAll, beforeAll } from 'vitest';
import { createRenderer } from '../app.ts';
import type { RendererLimits } from '../platform/limits/request-limits.ts';
import { serveRenderer } from './serve-renderer.ts';
import { silentLog } from './test-browser.ts';

/** A service on a port of its own for the tests of a file, which ends with them. @returns how to call it. */
export function serveForTests(limits: Partial<RendererLimits>): {
  fetch(path: string, request?: RequestInit): Promise<Response>;
  /** Sends lines of JSON. */
  postLines(path: string, body: ReadableStream<Uint8Array>, headers?: object): Promise<Response>;
} {
  const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog, limits });
  let address = '';
  let close: () => void;
  beforeAll(async () => {
    ({ address, close } = await serveRenderer(renderer));
  });
  afterAll(async () => {
    close();
    await renderer.stop();
  });
  const call = (path: string, request?: RequestInit): Promise<Response> =>
    fetch(`${address}${path}`, request);
  return {
    fetch: call,
    postLines: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', ...headers },
        body,
        duplex: 'half',
      }),
  };
}
