import { z } from 'zod';
import type { Outcome } from './outcome.ts';
import { runRunner } from './run-runner.ts';

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A test that only passes at the second try has failed once. */
function countPlaywright(json: unknown): Outcome {
  const { stats } = report.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
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
