import type { Outcome } from './outcome.ts';
import { readVitestReport } from './read-vitest-report.ts';
import { runRunner } from './run-runner.ts';

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
    readVitestReport,
  );
}
