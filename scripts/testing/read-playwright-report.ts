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

const FAILED = new Set(['unexpected', 'flaky']);

/**
 * Reads what Playwright's JSON reporter wrote. A test that only passes at the second try has failed once.
 *
 * @throws when it has another shape: that must not count as "nothing failed"
 */
export function readPlaywrightReport(report: unknown): Outcome {
  const { config, stats, suites, errors } = playwrightReport.parse(report);
  const outside = errors.map(({ message = '' }) => {
    const [sentence = ''] = message.replaceAll(`${path.resolve()}/`, '').split('\n');
    return `playwright › ${sentence}`;
  });
  const failed = suites.flatMap((suite) =>
    failuresOf({ ...suite, title: path.relative('', path.join(config.rootDir, suite.title)) }, []),
  );
  return { passed: stats.expected, failed: [...outside, ...failed], skipped: stats.skipped };
}

/** Titles from the outside in; the outermost suites are files, titled by their path below the root. */
function failuresOf({ title, specs, suites = [] }: z.infer<typeof suiteReport>, parents: string[]): string[] {
  const titles = [...parents, title];
  const failed = specs.flatMap((spec) =>
    spec.tests.filter(({ status }) => FAILED.has(status)).map(() => [...titles, spec.title].join(' › ')),
  );
  return [...failed, ...suites.flatMap((suite) => failuresOf(suite, titles))];
}
