/**
 * `npm run dev`: the portal, started again when its code changes, and the web on Vite's server, which hands `/api` on
 * to it. Ends both when one ends, or on Ctrl+C.
 */
import { type ChildProcess, spawn } from 'node:child_process';

const WEB_PORT = process.env.WEB_PORT ?? '5173';

function run(program: string, ...parameters: string[]): ChildProcess {
  return spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
}

const children = [
  run('node', '--watch-path=portal/src/api', '--watch-path=shared-schema/src', 'portal/src/api/main.ts'),
  run('vite', '--config', 'portal/vite.config.mts'),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
console.log(`La página con recarga: http://localhost:${WEB_PORT}`);
