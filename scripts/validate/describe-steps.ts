import { stripVTControlCharacters } from 'node:util';
import type { EndedStep } from './run-step.ts';

/** Lines of a failed step that are told; a check says what is wrong at its end. */
const LAST_LINES = 60;

/** What failed: one line that names the steps, then what each printed last. `.ci/run` repeats it from that line on. */
export function describeSteps(steps: readonly EndedStep[]): string {
  const failed = steps.filter(({ passed }) => !passed);
  if (failed.length === 0) return `${steps.length} checks passed`;
  return [
    `Failed checks: ${failed.map(({ name }) => name).join(', ')}`,
    ...failed.map(({ name, output }) => `── npm run ${name}\n${lastLines(output)}`),
  ].join('\n');
}

function lastLines(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const left = lines.length - LAST_LINES;
  return [...(left > 0 ? [`… ${left} lines before`] : []), ...lines.slice(-LAST_LINES)].join('\n');
}
