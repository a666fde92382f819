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

/** Starts the service and waits until it listens. Nobody reads its log after that. */
export async function startService(): Promise<StartedService> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  for await (const text of child.stdout) if (String(text).includes('listo en')) break;
  child.stdout.destroy();
  child.stderr.destroy();
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
