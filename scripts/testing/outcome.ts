/** What a suite came to, read by its runner: how many passed, and each failure as `file › title`. */
export type Outcome = { passed: number; failed: string[]; skipped: number };

/** A run that broke before it could be read is one failure, never none. */
export function brokenRun(failure: string): Outcome {
  return { passed: 0, failed: [failure], skipped: 0 };
}

export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
