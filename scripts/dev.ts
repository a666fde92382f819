/**
 * `npm run dev`: the portal, started again when its code changes, and the web on Vite's server, which hands `/api` on
 * to it. Ends both when one ends, or on Ctrl+C.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';

const WEB_PORT = process.env.WEB_PORT ?? '5173';
const SERVER_CODE = ['portal/src/api', 'shared-schema/src', 'templates/src', 'renderer-service/src'];
/** Milliseconds of rest after the last saved file: editors and git write many at once. */
const REST = 200;

function run(program: string, ...parameters: string[]): ChildProcess {
  return spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
}

let isStopping = false;
let hasChanged = false;
let rest: NodeJS.Timeout | undefined;
let portal = startPortal();
const web = run('vite', '--config', 'portal/vite.config.mts');
web.once('exit', stop);

/** A portal that ended by itself, after a mistake in the code perhaps, waits for the next change. */
function startPortal(): ChildProcess {
  hasChanged = false;
  const started = run('node', 'portal/src/api/main.ts');
  started.once('exit', () => {
    if (isStopping) process.exit(0);
    if (hasChanged) portal = startPortal();
  });
  return started;
}

// Not `node --watch`: it has every thread post the files that it loads to its parent, among the thread's own messages.
for (const folder of SERVER_CODE)
  watch(folder, { recursive: true }, () => {
    clearTimeout(rest);
    rest = setTimeout(startPortalAgain, REST);
  });

/** The next one starts when the database of this one is down. */
function startPortalAgain(): void {
  hasChanged = true;
  if (hasEnded(portal)) portal = startPortal();
  else portal.kill('SIGTERM');
}

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  web.kill('SIGTERM');
  if (hasEnded(portal)) process.exit(0);
  portal.kill('SIGTERM');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
console.log(`La página con recarga: http://localhost:${WEB_PORT}`);
