import { findBrowser } from '@lienzo/renderer/find-browser';
import { defineConfig } from '@playwright/test';

const executablePath = findBrowser(process.env.LIENZO_CHROME);

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/global-setup.ts',
  timeout: 60_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-quic', '--no-first-run'] },
  },
});
