import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const places: Record<string, string[]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../renderer-service/src/browser/browser-places.json'), 'utf8'),
);
const browser = [process.env.LIENZO_CHROME ?? '', ...(places[process.platform] ?? [])].find(
  (place) => place !== '' && existsSync(place),
);

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
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
    },
  },
});
