import type { Outcome } from './outcome.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { runRunner } from './run-runner.ts';

/**
 * Runs the tests of `tests/e2e`.
 *
 * @param filters parts of file names
 * @param retries how often a test that failed is tried again
 */
export function runPlaywright(filters: string[], retries: number): Outcome {
  return runRunner(
    (file) => ({
      program: 'playwright',
      parameters: [
        'test',
        '--config',
        'tests/playwright.config.ts',
        '--reporter=list,json',
        `--retries=${retries}`,
        ...filters,
      ],
      variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    readPlaywrightReport,
  );
}
