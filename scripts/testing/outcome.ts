/** What a suite came to, counted by its runner. */
export type Outcome = { passed: number; failed: number; skipped: number };

/** A runner that broke before it could count is one failure, never none. */
export const BROKEN: Outcome = { passed: 0, failed: 1, skipped: 0 };

export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
