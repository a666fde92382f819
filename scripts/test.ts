/**
 * `npm test`: every suite in order, then what failed by name and one line with what was counted. `npm test -- unit
 * integration` runs these two; any other word is part of a file's name, so `npm test -- unit widths` runs the unit
 * tests of the widths. `--changed` or `--changed=<commit>` runs what a change touches, `--times` ends with the slowest
 * files. `--accept-flaky` tries a test of the browser once more and names it, without counting it as failed.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affectedTests } from './testing/affected-tests.ts';
import { changedFiles } from './testing/changed-files.ts';
import { describeOutcome } from './testing/describe-outcome.ts';
import { describeTimes, type TimedSuite } from './testing/describe-times.ts';
import { addOutcomes, brokenRun, type Outcome, settleFlaky } from './testing/outcome.ts';
import { runPlaywright } from './testing/run-playwright.ts';
import { runVitest } from './testing/run-vitest.ts';
import { TEST_AREAS } from './testing/test-areas.ts';

type Suite = {
  files: RegExp;
  /** The goal of `setup.mjs` that must be reached first; the packages are there already. */
  needs: 'check' | 'browser' | 'test';
  run(filters: string[]): Outcome;
};

const SUITES: Record<string, Suite> = {
  unit: {
    files: /^(?!tests\/e2e\/)(?!.*\.(integration|browser|faults)\.test\.ts$).*\.test\.ts$/,
    needs: 'check',
    run: (filters) => runVitest('unit', filters),
  },
  integration: {
    files: /^(?!tests\/e2e\/).*\.integration\.test\.ts$/,
    needs: 'browser',
    run: (filters) => runVitest('integration', filters),
  },
  browser: {
    files: /^(?!tests\/e2e\/).*\.browser\.test\.ts$/,
    needs: 'browser',
    run: (filters) => runVitest('browser', filters),
  },
  e2e: {
    files: /^tests\/e2e\/.*\.(test|spec)\.ts$/,
    needs: 'test',
    run: (filters) => runPlaywright(filters, options['accept-flaky'] ? 1 : 0),
  },
};

/** Files of each suite in the table of times. */
const SLOWEST = 15;

// `data` is the portal's own folder of the root; folders of sources are called so too.
const sources = globSync('*/**/*.ts', { exclude: ['**/node_modules', '**/dist', 'data'] });

const { values: options, positionals: texts } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=' : word)),
  options: {
    changed: { type: 'string' },
    times: { type: 'boolean', default: false },
    'accept-flaky': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const ready = new Map<string, boolean>([['check', true]]);

function isReady(goal: string): boolean {
  const done =
    ready.get(goal) ?? spawnSync('node', ['scripts/setup.mjs', goal], { stdio: 'inherit' }).status === 0;
  ready.set(goal, done);
  return done;
}

/** The files of a suite that are wanted; `filters` are parts of their names. */
function chosenFiles({ files }: Suite, filters: string[]): string[] {
  const named = sources.filter(
    (file) => files.test(file) && (filters.length === 0 || filters.some((filter) => file.includes(filter))),
  );
  if (options.changed === undefined) return named;
  const changed = changedFiles(options.changed === '' ? undefined : options.changed);
  return affectedTests(changed, named, TEST_AREAS);
}

/** A suite without a wanted file passes; one that has files runs, and an empty run of it fails. */
function runSuite(name: string, suite: Suite, filters: string[]): Outcome {
  console.log(`\n── ${name}`);
  const chosen = chosenFiles(suite, filters);
  if (chosen.length === 0) {
    console.log('no test files');
    return { passed: 0, failed: [], flaky: [], skipped: 0, files: [] };
  }
  if (!isReady(suite.needs)) return brokenRun(`${name} › setup failed`);
  const outcome = suite.run(options.changed === undefined ? filters : chosen);
  if (outcome.passed + outcome.failed.length + outcome.flaky.length > 0) return outcome;
  return brokenRun(`${name} › ${chosen.length} files ran no test`);
}

function timed(name: string, suite: Suite, filters: string[]): TimedSuite {
  const begun = performance.now();
  const outcome = runSuite(name, suite, filters);
  return { name, seconds: (performance.now() - begun) / 1_000, outcome };
}

/** Keeps how long a complete run took, for `npm run bench -- smoke`, and the time of each file. */
function keepTimes(suites: readonly TimedSuite[]): void {
  const seconds = suites.reduce((sum, suite) => sum + suite.seconds, 0);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/test-run.json', JSON.stringify({ seconds }));
  writeFileSync('.cache/test-times.json', JSON.stringify(suites, null, 2));
}

const named = Object.entries(SUITES).filter(([name]) => texts.includes(name));
const filters = texts.filter((word) => !(word in SUITES));
const requested = named.length > 0 ? named : Object.entries(SUITES);
const suites = requested.map(([name, suite]) => timed(name, suite, filters));
const total = settleFlaky(addOutcomes(suites.map(({ outcome }) => outcome)), options['accept-flaky']);
const isComplete = texts.length === 0 && options.changed === undefined;

if (isComplete) keepTimes(suites);
if (isComplete || options.times) console.log(`\n${describeTimes(suites, SLOWEST)}`);
console.log(`\n${describeOutcome(total)}`);
// A change that touches no test is no failure.
const isEmpty = total.passed === 0 && options.changed === undefined;
process.exitCode = total.failed.length === 0 && !isEmpty ? 0 : 1;
