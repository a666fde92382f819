import path from 'node:path';
import { z } from 'zod';
import type { Failure, Outcome, TimedFile } from './outcome.ts';
import { PASSED_ON_RETRY } from './passed-on-retry.ts';

const testError = z.object({ message: z.string().optional() });

const testReport = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number(), errors: z.array(testError) })),
});

const suiteReport = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testReport) })),
  get suites() {
    return z.array(suiteReport).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), skipped: z.number() }),
  suites: z.array(suiteReport),
  /** What failed outside of all tests, such as a file that could not be loaded. */
  errors: z.array(testError),
});

/**
 * Reads what Playwright's JSON reporter wrote. A test that passes only on another attempt is flaky.
 *
 * @throws when it has another shape: that must not count as "nothing failed"
 */
export function readPlaywrightReport(report: unknown): Outcome {
  const { config, stats, suites, errors } = playwrightReport.parse(report);
  const outside = errors.map(({ message = '' }) => {
    const [sentence = ''] = message.replaceAll(`${path.resolve()}/`, '').split('\n');
    return { name: `playwright › ${sentence}`, reasons: [] };
  });
  const files = suites.map((suite) => ({
    ...suite,
    title: path.relative('', path.join(config.rootDir, suite.title)),
  }));
  const ended = (status: string): Failure[] => files.flatMap((file) => testsOf(file, [], status));
  const flaky = ended('flaky').map(({ name, reasons }) => ({ name, reasons: [PASSED_ON_RETRY, ...reasons] }));
  return {
    passed: stats.expected,
    failed: [...outside, ...ended('unexpected')],
    flaky,
    skipped: stats.skipped,
    files: files.map(timeOf),
  };
}

function timeOf(file: z.infer<typeof suiteReport>): TimedFile {
  const durations = durationsOf(file);
  const milliseconds = durations.reduce((sum, duration) => sum + duration, 0);
  return { file: file.title, tests: durations.length, seconds: milliseconds / 1_000 };
}

/** Milliseconds of each test of a suite. */
function durationsOf({ specs, suites = [] }: z.infer<typeof suiteReport>): number[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}

/** The tests of a status, titles from the outside in; the outermost suites are files below the root. */
function testsOf(
  { title, specs, suites = [] }: z.infer<typeof suiteReport>,
  parents: string[],
  status: string,
): Failure[] {
  const titles = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => ({ name: [...titles, spec.title].join(' › '), reasons: reasonsOf(test) })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles, status))];
}

const reasonsOf = ({ results }: z.infer<typeof testReport>): string[] => {
  const reasons = results.map(({ errors }) => errors.map(({ message = '' }) => message).join('\n'));
  return [...new Set(reasons)].filter((reason) => reason !== '');
};
