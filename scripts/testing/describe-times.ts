import type { Outcome } from './outcome.ts';

/** How long a suite took by the clock, in seconds, and what it came to. */
export type TimedSuite = { name: string; seconds: number; outcome: Outcome };

/**
 * A table of the time of each suite and of its slowest files. Files run side by side, so their times add up to more
 * than the suite's.
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
        .map(({ file, tests, seconds: ofFile }) => row(ofFile, `  ${file} (${tests})`)),
    ])
    .join('\n');
}

const row = (seconds: number, text: string): string => `${seconds.toFixed(1).padStart(8)} s  ${text}`;
