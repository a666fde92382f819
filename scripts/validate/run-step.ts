import { spawn } from 'node:child_process';

/** A check of `package.json#scripts` that ended: everything that it printed, and how long it took by the clock. */
export type EndedStep = { name: string; passed: boolean; output: string; seconds: number };

/** Runs `npm run <name>` without a terminal, so that checks beside one another do not mix their lines. */
export async function runStep(name: string): Promise<EndedStep> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const chunks: string[] = [];
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void chunks.push(text));
  child.once('error', (error) => {
    chunks.push(`${error.message}\n`);
    resolve(false);
  });
  child.once('close', (code) => resolve(code === 0));
  const passed = await promise;
  return { name, passed, output: chunks.join(''), seconds: (performance.now() - begun) / 1_000 };
}
