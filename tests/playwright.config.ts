import { findBrowser } from '@lienzo/renderer/find-browser';
import { defineConfig } from '@playwright/test';

const executablePath = findBrowser(process.env.LIENZO_CHROME);

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/global-setup.ts',
  // Long enough for a machine that does other things at the same time; what is there is seen at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each has a portal and a database of its own; the tests of one file run one after the other.
  workers: 2,
  forbidOnly: true,
  // A test that passes only on another attempt is a fault of the test or of the product.
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // What fades or slides is waited for, and drawn by software here.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // Shorter than the time of a test, which would end without saying where it was.
    navigationTimeout: 60_000,
    // Recording every test takes a third of the run's time; `npm test -- e2e <file>` with PWDEBUG shows one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        // Compilers that pay only for pages that live longer than a test: a sixth of the browser's processor time.
        '--js-flags=--no-turbofan --no-maglev',
      ],
      // Without a language of the system Chromium gives files with accents no name of their own.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
