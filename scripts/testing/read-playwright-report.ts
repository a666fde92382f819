import path from 'node:path';
import { z } from 'zod';
import type { Failure, Outcome } from './outcome.ts';

const testError = z.object({ message: z.string().optional() });

const testReport = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(testError) })),
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
 * Reads what Playwright's JSON reporter wrote. A test that only passes at the second try passed, and is named.
 *
 * @throws when it has another shape: that must not count as "nothing failed"
 */
export function readPlaywrightReport(report: unknown): Outcome {
  const { config, stats, suites, errors } = playwrightReport.parse(report);
  const outside = errors.map(({ message = '' }) => {
    const [sentence = ''] = message.replaceAll(`${path.resolve()}/`, '').split('\n');
    return { name: `playwright › ${sentence}`, reasons: [] };
  });
  const ended = (status: string): Failure[] =>
    suites.flatMap((suite) =>
      testsOf({ ...suite, title: path.relative('', path.join(config.rootDir, suite.title)) }, [], status),
    );
  const flaky = ended('flaky');
  return {
    passed: stats.expected + flaky.length,
    failed: [...outside, ...ended('unexpected')],
    flaky,
    skipped: stats.skipped,
  };
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
