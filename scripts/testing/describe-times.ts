import type { Outcome } from './outcome.ts';

/** How long a suite took by the clock, in seconds, and what it came to. */
export type TimedSuite = { name: string; seconds: number; outcome: Outcome };

/**
 * A table of the time of each suite and of its slowest files. Files run side by side, so their times add up to more
 * than the suite's. Where the runner tells it, a file's processor time follows, which a busy machine changes little.
 *
 * @param slowest how many files of each suite
 */
export function describeTimes(suites: readonly TimedSuite[], slowest: number): string {
  return suites
    .flatMap(({ name, seconds, outcome }) => [
      row(
        seconds,
        `${name}: ${outcome.passed + outcome.failed.length} tests in ${outcome.files.length} files`,
      ),
      ...outcome.files
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, slowest)
        .map(({ file, tests, seconds: ofFile, processorSeconds }) =>
          row(ofFile, `  ${file} (${tests})${processorTime(processorSeconds)}`),
        ),
    ])
    .join('\n');
}

const processorTime = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `, processor ${seconds.toFixed(1)} s`;

const row = (seconds: number, text: string): string => `${seconds.toFixed(1).padStart(8)} s  ${text}`;
