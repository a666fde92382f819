/** Starts the real portal as a child process, as `npm start` does, and waits until it says that it is ready. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What was compiled of the sources, written by a process that ends in order: half of the work of a start. */
const COMPILED = path.join(ROOT, '.cache/compiled');

export type RunningPortal = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its "Lienzo listo". */
  startMs: number;
  output(): string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });
}

/**
 * @param environment what differs from this process's own, `LIENZO_DATA` at least.
 * @throws when the portal ends or stays silent for two minutes; the message holds what it printed.
 */
export async function startPortal(environment: Record<string, string>): Promise<RunningPortal> {
  const port = environment.PORT ?? String(await freePort());
  const begun = performance.now();
  const child = spawn(process.execPath, ['portal/src/api/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, PORT: port, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${printed}`));
    const timer = setTimeout(() => fail('the portal was not ready after five minutes'), 300_000);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Lienzo listo')) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(`the portal ended with ${code}`));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    output: () => printed,
    kill: () => endOf(child, 'SIGKILL'),
    stop: () => endOf(child, 'SIGTERM'),
  };
}

function endOf(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
