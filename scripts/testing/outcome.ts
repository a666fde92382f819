/**
 * What a suite came to, read by its runner: how many passed, each failure as `file › title`, and which of those that
 * passed failed at first.
 */
export type Outcome = { passed: number; failed: string[]; flaky: string[]; skipped: number };

/** A run that broke before it could be read is one failure, never none. */
export function brokenRun(failure: string): Outcome {
  return { passed: 0, failed: [failure], flaky: [], skipped: 0 };
}

export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
