import { numberAt } from './number-at.ts';
import type { Outcome } from './outcome.ts';
import { runRunner } from './run-runner.ts';

/** A test that only passes at the second try has failed once. */
function countPlaywright(report: unknown): Outcome {
  return {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    skipped: numberAt(report, 'stats', 'skipped'),
  };
}

/** Runs the tests of `tests/e2e`; `filters` are parts of file names. */
export function runPlaywright(filters: string[]): Outcome {
  return runRunner(
    (file) => ({
      program: 'playwright',
      parameters: ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...filters],
      variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    countPlaywright,
  );
}
