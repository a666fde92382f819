/**
 * `npm run firefox`: opens every screen of the portal in Firefox and uses the report editor there, by WebDriver BiDi. Playwright would
 * need a Firefox of its own build; this one is the system's, or that of `LIENZO_FIREFOX`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { editReport } from './edit-report.ts';
import { findFirefox } from './find-firefox.ts';
import { openScreens } from './open-screens.ts';
import { type Portal, watchPages } from './portal-page.ts';

const STEPS: Record<string, (portal: Portal) => Promise<void>> = {
  'an administrator opens every screen': openScreens('admin@lienzo.test', { atLeast: 8 }),
  'the operator opens every screen': openScreens('superadmin@lienzo.test', { atLeast: 1 }),
  'a client opens every screen': openScreens('cliente@lienzo.test', { atLeast: 2 }),
  'the editor drags, writes a column into a text, and undoes': editReport,
};

const executablePath = findFirefox(process.env.LIENZO_FIREFOX);
if (executablePath === undefined) {
  process.stderr.write(
    'There is no Firefox. On Debian: apt-get install -y firefox-esr; or name one in LIENZO_FIREFOX.\n',
  );
  process.exit(2);
}
const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-firefox-'));
const { portal, stop } = await startPortalAndDatabase(directory, { LIENZO_DEMO: '1' });
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
let failed = 0;
try {
  process.stdout.write(`${await browser.version()}\n`);
  for (const [name, take] of Object.entries(STEPS)) {
    const context = await browser.createBrowserContext();
    const watched = await watchPages(context, portal.url);
    try {
      await take(watched);
      watched.expectNothingWrong();
      process.stdout.write(`✓ ${name}\n`);
    } catch (cause) {
      failed += 1;
      process.stdout.write(`✗ ${name}\n${cause instanceof Error ? cause.stack : String(cause)}\n`);
      await watched.page.screenshot({ path: `test-results/firefox-${failed}.png` });
    } finally {
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stop();
  rmSync(directory, { recursive: true, force: true });
}
process.stdout.write(`${Object.keys(STEPS).length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
