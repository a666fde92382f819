import path from 'node:path';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';

const fileReport = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(
    z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
  ),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(fileReport),
});

/**
 * Reads what vitest's JSON reporter wrote.
 *
 * @throws when it has another shape: that must not count as "nothing failed"
 */
export function readVitestReport(report: unknown): Outcome {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: testResults.flatMap(failuresOf),
    flaky: [],
    skipped: numPendingTests + numTodoTests,
  };
}

/** A file that fails without a test that fails is a failure of its own: vitest does not count it. */
function failuresOf({ name, status, assertionResults }: z.infer<typeof fileReport>): string[] {
  const file = path.relative('', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(' › '));
  if (status !== 'failed') return [];
  return [
    `${file} › ${assertionResults.length === 0 ? 'could not be loaded' : 'failed outside of its tests'}`,
  ];
}
