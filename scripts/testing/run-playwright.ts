import type { Outcome } from './outcome.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { runRunner } from './run-runner.ts';

/** Runs the tests of `tests/e2e`; `filters` are parts of file names. */
export function runPlaywright(filters: string[]): Outcome {
  return runRunner(
    (file) => ({
      program: 'playwright',
      parameters: ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...filters],
      variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    readPlaywrightReport,
  );
}
