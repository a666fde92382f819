/**
 * Set-up of every file of vitest. A worker runs one file after the other in one process, so that what they import is
 * loaded once: what a file changes of the process is put back behind it, and its processor time is the difference.
 */
import { readFileSync } from 'node:fs';
import { afterAll, vi } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a file's worker and its ended children took, in seconds. */
    processorSeconds?: number;
  }
}

/** Fields of `/proc/self/stat` behind the program's name: ticks of children that ended and were waited for. */
const CHILD_TICKS = [13, 14];
const TICKS_PER_SECOND = 100;
const MICROSECONDS = 1_000_000;

/** Of a system without `/proc` only the process itself is counted. */
function childSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return CHILD_TICKS.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND;
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS + childSeconds();
}

const begun = processorSeconds();
const environment = { ...process.env };

// Hooks of the file itself are registered later and run before this one.
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures' names from the pattern
afterAll(({}, file) => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  file.meta.processorSeconds = processorSeconds() - begun;
});
