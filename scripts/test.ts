/**
 * `npm test`: every suite in order, then what failed by name and one line with what was counted. `npm test -- unit integration` runs these
 * two; any other word is part of a file's name, so `npm test -- unit widths` runs the unit tests of the widths.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { describeOutcome } from './testing/describe-outcome.ts';
import { addOutcomes, brokenRun, type Outcome } from './testing/outcome.ts';
import { runPlaywright } from './testing/run-playwright.ts';
import { runVitest } from './testing/run-vitest.ts';

type Suite = {
  files: RegExp;
  /** What `setup.mjs` must see to first; the packages are there already. */
  needs: 'check' | 'browser' | 'test';
  run(filters: string[]): Outcome;
};

const SUITES: Record<string, Suite> = {
  unit: {
    files: /^(?!tests\/e2e\/)(?!.*\.(integration|browser)\.test\.ts$).*\.test\.ts$/,
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
  e2e: { files: /^tests\/e2e\/.*\.(test|spec)\.ts$/, needs: 'test', run: runPlaywright },
};

// `data` is the portal's own folder of the root; folders of sources are called so too.
const sources = globSync('*/**/*.ts', { exclude: ['**/node_modules', '**/dist', 'data'] });

const ready = new Map<string, boolean>([['check', true]]);

function isReady(goal: string): boolean {
  const done =
    ready.get(goal) ?? spawnSync('node', ['scripts/setup.mjs', goal], { stdio: 'inherit' }).status === 0;
  ready.set(goal, done);
  return done;
}

/** A suite that has no file yet says so; one that has files runs, and an empty run of it fails. */
function runSuite(name: string, { files, needs, run }: Suite, filters: string[]): Outcome {
  console.log(`\n── ${name}`);
  const chosen = sources.filter(
    (file) => files.test(file) && (filters.length === 0 || filters.some((filter) => file.includes(filter))),
  );
  if (chosen.length === 0) {
    console.log('no test files');
    return { passed: 0, failed: [], flaky: [], skipped: 0 };
  }
  if (!isReady(needs)) return brokenRun(`${name} › what it needs is not there`);
  const outcome = run(filters);
  if (outcome.passed + outcome.failed.length > 0) return outcome;
  return brokenRun(`${name} › ${chosen.length} files ran no test`);
}

/** Keeps how long the whole run took, for `npm run bench -- smoke`. */
function keepDuration(seconds: number): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/test-run.json', JSON.stringify({ seconds }));
}

const begun = performance.now();
const words = process.argv.slice(2);
const named = Object.entries(SUITES).filter(([name]) => words.includes(name));
const filters = words.filter((word) => !(word in SUITES));
const suites = named.length > 0 ? named : Object.entries(SUITES);
const total = addOutcomes(suites.map(([name, suite]) => runSuite(name, suite, filters)));

if (words.length === 0) keepDuration((performance.now() - begun) / 1000);
console.log(`\n${describeOutcome(total)}`);
process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
