import { configDefaults, defineConfig } from 'vitest/config';

/** Playwright's own files, and what is no source. */
const exclude = [...configDefaults.exclude, '**/dist/**', 'data/**', '.cache/**', 'tests/e2e/**'];
const INTEGRATION = '**/*.integration.test.ts';
const BROWSER = '**/*.browser.test.ts';
/** Minutes of load and kills, and times: `npm run bench -- faults kept`. */
const FAULTS = '**/*.faults.test.ts';

export default defineConfig({
  test: {
    // Two of the machine's cores are enough for the tests; the servers that they start need the rest.
    maxWorkers: 2,
    allowOnly: false,
    // What a file imports serves the next one too, so that the API and the schema are loaded once for each worker.
    isolate: false,
    setupFiles: ['scripts/testing/shared-worker.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, INTEGRATION, BROWSER, FAULTS],
          // Long random runs on a machine that does other things at the same time.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [INTEGRATION],
          exclude,
          globalSetup: ['tests/database/global-setup.ts'],
          // Long enough for a machine that does other things at the same time, and longer than the minute after which a
          // statement that waits for a lock fails by its own name.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [FAULTS],
          exclude,
          globalSetup: ['tests/database/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude,
          // Longer than what a page is waited for, which then fails by its own name.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
