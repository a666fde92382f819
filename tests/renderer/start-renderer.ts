import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../portal/start-portal.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type RunningRenderer = {
  url: string;
  pid: number;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** The rendering service as a process of its own. @param environment what differs from this process's. */
export async function startRenderer(environment: Record<string, string> = {}): Promise<RunningRenderer> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['renderer-service/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, LIENZO_RENDER_DEADLINE: '3600', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error('the renderer did not start');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', (text: Buffer) => text.includes('listo en') && resolve());
  child.once('exit', (code) => reject(new Error(`the renderer ended with ${code}`)));
  await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  };
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.removeAllListeners('exit');
  child.once('exit', () => resolve());
  child.kill(signal);
  await promise;
}
