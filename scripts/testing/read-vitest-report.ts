import path from 'node:path';
import { z } from 'zod';
import type { Failure, Outcome } from './outcome.ts';

const fileReport = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      ancestorTitles: z.array(z.string()),
      title: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()),
    }),
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
function failuresOf({ name, status, message, assertionResults }: z.infer<typeof fileReport>): Failure[] {
  const file = path.relative('', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      reasons: [...new Set(failureMessages)],
    }));
  if (status !== 'failed') return [];
  const part = assertionResults.length === 0 ? 'could not be loaded' : 'failed outside of its tests';
  return [{ name: `${file} › ${part}`, reasons: [message] }];
}
