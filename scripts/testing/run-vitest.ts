import path from 'node:path';
import { type Outcome, outcome } from './outcome.ts';
import { runRunner } from './run-runner.ts';

/**
 * Runs one project of `vitest.config.mts`.
 *
 * @param parameters parts of file names, or options such as `--changed`
 */
export function runVitest(project: string, parameters: string[]): Outcome {
  return runRunner(
    (file) => ({
      program: 'vitest',
      parameters: [
        'run',
        '--project',
        project,
        '--reporter=default',
        `--reporter=${path.join(import.meta.dirname, 'vitest-outcome-reporter.ts')}`,
        ...parameters,
      ],
      variables: { LIENZO_TEST_OUTCOME: file },
    }),
    (report) => outcome.parse(report),
  );
}
