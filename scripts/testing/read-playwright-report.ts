import path from 'node:path';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';

const suiteReport = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suiteReport).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), skipped: z.number() }),
  suites: z.array(suiteReport),
  /** What failed outside of all tests, such as a file that could not be loaded. */
  errors: z.array(z.object({ message: z.string().optional() })),
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
    return `playwright › ${sentence}`;
  });
  const named = (status: string): string[] =>
    suites.flatMap((suite) =>
      titlesOf({ ...suite, title: path.relative('', path.join(config.rootDir, suite.title)) }, [], status),
    );
  const flaky = named('flaky');
  return {
    passed: stats.expected + flaky.length,
    failed: [...outside, ...named('unexpected')],
    flaky,
    skipped: stats.skipped,
  };
}

/** Titles of the tests of a status, from the outside in; the outermost suites are files below the root. */
function titlesOf(
  { title, specs, suites = [] }: z.infer<typeof suiteReport>,
  parents: string[],
  status: string,
): string[] {
  const titles = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === status).map(() => [...titles, spec.title].join(' › ')),
  );
  return [...own, ...suites.flatMap((suite) => titlesOf(suite, titles, status))];
}
