/** A test that failed: `file › title`, and what its runner says of why, for each try that ended otherwise. */
export type Failure = { name: string; reasons: string[] };

/**
 * What a suite came to, read by its runner: how many passed, what failed, and which of those that passed failed at
 * first.
 */
export type Outcome = { passed: number; failed: Failure[]; flaky: Failure[]; skipped: number };

/** A run that broke before it could be read is one failure, never none. */
export function brokenRun(name: string): Outcome {
  return { passed: 0, failed: [{ name, reasons: [] }], flaky: [], skipped: 0 };
}

export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
