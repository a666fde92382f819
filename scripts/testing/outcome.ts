import { z } from 'zod';

const failure = z.object({ name: z.string(), reasons: z.array(z.string()) });

/** A test that failed: `file › title`, and its runner's distinct reasons, one for each attempt. */
export type Failure = z.infer<typeof failure>;

const timedFile = z.object({
  file: z.string(),
  tests: z.number(),
  seconds: z.number(),
  /** Of the worker and the processes that it started; the shared database and browser are not counted. */
  processorSeconds: z.number().optional(),
});

/** A test file, how many tests of it ran, and how long they, their hooks and the file's imports took. */
export type TimedFile = z.infer<typeof timedFile>;

/** The result of a suite as its reporter writes it. */
export const outcome = z.object({
  passed: z.number(),
  failed: z.array(failure),
  /** Tests that passed only on another attempt; they are neither passed nor failed. */
  flaky: z.array(failure),
  skipped: z.number(),
  files: z.array(timedFile),
});

export type Outcome = z.infer<typeof outcome>;

/** A run that broke before its result could be read counts as one failure, never as none. */
export function brokenRun(name: string, reasons: string[] = []): Outcome {
  return { passed: 0, failed: [{ name, reasons }], flaky: [], skipped: 0, files: [] };
}

export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
    files: outcomes.flatMap(({ files }) => files),
  };
}

/** Counts flaky tests as failed, or as passed where they are accepted. */
export function settleFlaky(outcome: Outcome, accepted: boolean): Outcome {
  return accepted
    ? { ...outcome, passed: outcome.passed + outcome.flaky.length }
    : { ...outcome, failed: [...outcome.failed, ...outcome.flaky], flaky: [] };
}
