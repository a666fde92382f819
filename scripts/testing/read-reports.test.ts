import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcome as outcomeSchema } from './outcome.ts';
import { PASSED_ON_RETRY } from './passed-on-retry.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { withExitCode } from './run-runner.ts';

let folder = '';

beforeEach(() => {
  // Inside of the project, where the files find their runner.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/reports-');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the files, runs the runner over them and reads the report that it leaves. */
function run(
  program: string,
  parameters: (report: string) => string[],
  files: Record<string, string>,
): unknown {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const report = path.join(folder, 'report.json');
  spawnSync(program, parameters(report), {
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report),
      LIENZO_TEST_OUTCOME: path.resolve(report),
    },
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

const runVitest = (files: Record<string, string>) =>
  run(
    'vitest',
    () => [
      'run',
      '--globals',
      '--retry=1',
      '--root',
      folder,
      `--reporter=${path.resolve('scripts/testing/vitest-outcome-reporter.ts')}`,
    ],
    files,
  );

const runPlaywright = (files: Record<string, string>) =>
  run('playwright', () => ['test', '--config', folder, '--reporter=json'], {
    'playwright.config.ts': `export default { retries: 1, outputDir: './results' };`,
    ...files,
  });

test('names the tests that failed in vitest, and the files that failed without one', () => {
  const outcome = outcomeSchema.parse(
    runVitest({
      'sums.test.ts': `describe('sums', () => { test('adds', () => {}); test('takes', () => { throw new Error('too few') }) })`,
      'lost.test.ts': `import './nowhere.ts'; test('waits', () => {})`,
      'hook.test.ts': `beforeAll(() => { throw new Error('no') }); test('waits', () => {})`,
      'flaky.test.ts': `let tries = 0; test('wavers', () => { tries += 1; if (tries === 1) throw new Error('no') })`,
    }),
  );
  const failed = outcome.failed.toSorted((a, b) => a.name.localeCompare(b.name));
  expect({ passed: outcome.passed, skipped: outcome.skipped, flaky: outcome.flaky, failed }).toEqual({
    passed: 1,
    flaky: [{ name: `${folder}/flaky.test.ts › wavers`, reasons: [PASSED_ON_RETRY] }],
    failed: [
      {
        name: `${folder}/hook.test.ts › failed outside of its tests`,
        reasons: [expect.stringContaining('no')],
      },
      {
        name: `${folder}/lost.test.ts › could not be loaded`,
        reasons: [expect.stringContaining('nowhere.ts')],
      },
      { name: `${folder}/sums.test.ts › sums › takes`, reasons: [expect.stringContaining('Error: too few')] },
    ],
    skipped: 1,
  });
  expect(outcome.files.find(({ file }) => file.endsWith('sums.test.ts'))).toMatchObject({ tests: 2 });
});

test('names an error that no test handled, once', () => {
  const outcome = outcomeSchema.parse(
    runVitest({
      'late.test.ts': `test('passes', () => new Promise((resolve) => { setTimeout(() => { throw new Error('lost') }); setTimeout(resolve, 20) }))`,
    }),
  );
  const failed = [
    { name: 'vitest › an error that no test handled', reasons: [expect.stringContaining('lost')] },
  ];
  expect(outcome).toMatchObject({ passed: 1, failed });
  expect(withExitCode(outcome, 1, 'vitest › ended with code 1').failed).toHaveLength(1);
});

test('counts an exit code only when the report names no failure', () => {
  const passed = { passed: 1, failed: [], flaky: [], skipped: 0, files: [] };
  const failed = { ...passed, failed: [{ name: 'adds', reasons: [] }] };
  expect(withExitCode(passed, 0, 'vitest › ended with code 0')).toEqual(passed);
  expect(withExitCode(failed, 1, 'vitest › ended with code 1')).toEqual(failed);
  expect(withExitCode(passed, 1, 'vitest › ended with code 1').failed).toEqual([
    { name: 'vitest › ended with code 1', reasons: [] },
  ]);
});

test('names the tests that failed or wavered in Playwright', () => {
  const report = runPlaywright({
    'pages.spec.ts': `import { test } from '@playwright/test';
      test('opens', () => {});
      test('is left out', () => { test.skip(); });
      test('wavers', async ({}, { retry }) => { if (retry === 0) throw new Error('no'); });
      test.describe('pages', () => { test('closes', () => { throw new Error('stuck'); }); });`,
  });
  expect(readPlaywrightReport(report)).toEqual({
    passed: 1,
    failed: [
      { name: `${folder}/pages.spec.ts › pages › closes`, reasons: [expect.stringContaining('stuck')] },
    ],
    flaky: [
      {
        name: `${folder}/pages.spec.ts › wavers`,
        reasons: [PASSED_ON_RETRY, expect.stringContaining('no')],
      },
    ],
    skipped: 1,
    files: [{ file: `${folder}/pages.spec.ts`, tests: 4, seconds: expect.any(Number) }],
  });
});

test('names what Playwright could not load', () => {
  const { passed, failed } = readPlaywrightReport(
    runPlaywright({ 'lost.spec.ts': `import './nowhere.ts';` }),
  );
  expect(passed).toBe(0);
  expect(failed[0]?.name).toContain(`imported from ${folder}/lost.spec.ts`);
});

test('refuses a report of another shape', () => {
  expect(() => outcomeSchema.parse({ passed: 3 })).toThrow();
  expect(() => readPlaywrightReport({ stats: {} })).toThrow();
});
