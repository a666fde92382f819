import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** The service as a process of its own. */
export type StartedService = {
  address: string;
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its exit code and signal. */
  ended: Promise<unknown[]>;
};

/**
 * Starts the service and waits until it listens.
 * @param onOutput receives everything that it writes; without it the output is closed once it listens.
 */
export async function startService(
  variables: Record<string, string> = {},
  onOutput?: (text: string) => void,
): Promise<StartedService> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const { promise: listens, resolve } = Promise.withResolvers<void>();
  const read = (text: Buffer): void => {
    onOutput?.(String(text));
    if (String(text).includes('listo en')) resolve();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await listens;
  if (onOutput === undefined) {
    child.stdout.destroy();
    child.stderr.destroy();
  }
  return { address: `http://127.0.0.1:${port}`, child, ended };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
