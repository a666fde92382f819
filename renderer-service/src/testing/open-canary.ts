import { createServer } from 'node:http';

/** A server on this machine that hostile documents are told to reach. */
export type Canary = {
  /** `http://127.0.0.1:port` */
  at: string;
  /** The addresses that were asked for; empty when nothing got out. */
  hits: string[];
  close(): void;
};

export async function openCanary(): Promise<Canary> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('x');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const position = server.address();
  if (position === null || typeof position === 'string') throw new Error('the canary has no port');
  return { at: `http://127.0.0.1:${position.port}`, hits, close: () => server.close() };
}
