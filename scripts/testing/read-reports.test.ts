import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport } from './read-vitest-report.ts';

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
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report) },
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

const runVitest = (files: Record<string, string>) =>
  run(
    'vitest',
    (report) => [
      'run',
      '--globals',
      '--root',
      folder,
      '--reporter=json',
      `--outputFile=${path.resolve(report)}`,
    ],
    files,
  );

const runPlaywright = (files: Record<string, string>) =>
  run('playwright', () => ['test', '--config', folder, '--reporter=json'], {
    'playwright.config.ts': `export default { retries: 1, outputDir: './results' };`,
    ...files,
  });

test('names the tests that failed in vitest, and the files that failed without one', () => {
  const report = runVitest({
    'sums.test.ts': `describe('sums', () => { test('adds', () => {}); test('takes', () => { throw new Error('too few') }) })`,
    'lost.test.ts': `import './nowhere.ts'; test('waits', () => {})`,
    'hook.test.ts': `beforeAll(() => { throw new Error('no') }); test('waits', () => {})`,
  });
  const outcome = readVitestReport(report);
  const failed = outcome.failed.toSorted((a, b) => a.name.localeCompare(b.name));
  expect({ ...outcome, failed }).toEqual({
    passed: 1,
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
    flaky: [],
    skipped: 1,
  });
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
    passed: 2,
    failed: [
      { name: `${folder}/pages.spec.ts › pages › closes`, reasons: [expect.stringContaining('stuck')] },
    ],
    flaky: [{ name: `${folder}/pages.spec.ts › wavers`, reasons: [expect.stringContaining('no')] }],
    skipped: 1,
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
  expect(() => readVitestReport({ passed: 3 })).toThrow();
  expect(() => readPlaywrightReport({ stats: {} })).toThrow();
});
