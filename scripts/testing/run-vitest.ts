import { z } from 'zod';
import type { Outcome } from './outcome.ts';
import { runRunner } from './run-runner.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that cannot be loaded holds no test and still failed. */
function countVitest(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report.parse(json);
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length, skipped: numPendingTests };
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
