import { numberAt } from './number-at.ts';
import type { Outcome } from './outcome.ts';
import { runRunner } from './run-runner.ts';

/** A file that cannot be loaded holds no test; it shows in vitest's exit code, which `runRunner` heeds. */
function countVitest(report: unknown): Outcome {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/** Runs one project of `vitest.config.mts`; `filters` are parts of file names. */
export function runVitest(project: string, filters: string[]): Outcome {
  return runRunner(
    (file) => ({
      program: 'vitest',
      parameters: [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...filters,
      ],
    }),
    countVitest,
  );
}
