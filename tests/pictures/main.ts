/** `npm run pictures`: makes the pictures of `docs/images` anew, from a portal of its own with the demonstration. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium } from '@playwright/test';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { portalPictures } from './portal-pictures.ts';
import { starterPictures } from './starter-pictures.ts';

const target = path.resolve(import.meta.dirname, '../../docs/images');
const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-pictures-'));
mkdirSync(target, { recursive: true });

function keep(name: string, picture: Buffer): void {
  writeFileSync(path.join(target, `${name}.png`), picture);
  console.log(`${name}.png  ${Math.round(picture.length / 1000)} kB`);
}

const { portal, stop } = await startPortalAndDatabase(directory, { LIENZO_DEMO: '1' });
process.env.E2E_URL = portal.url;
const browser = await chromium.launch({
  executablePath: findBrowser(process.env.LIENZO_CHROME),
  args: ['--no-sandbox'],
});
try {
  await portalPictures(browser, portal.url, keep);
  await starterPictures({ browser, url: portal.url, directory, keep });
} finally {
  await browser.close();
  await stop();
  rmSync(directory, { recursive: true, force: true });
}
