/**
 * `npm run pictures`: makes the pictures of `docs/images` anew, from a portal of its own with the demonstration. With the names of
 * parts (`readme`, `screens`, `delivery`, `payroll`, `designs`) only those.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium } from '@playwright/test';
import { announcePortal } from '../e2e/drivers/portal-under-test.ts';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { deliveryPictures } from './delivery-pictures.ts';
import { payrollPictures } from './payroll-pictures.ts';
import { portalPictures, readmePictures } from './portal-pictures.ts';
import { starterPictures } from './starter-pictures.ts';

const target = path.resolve(import.meta.dirname, '../../docs/images');
const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-pictures-'));
mkdirSync(target, { recursive: true });

function keep(name: string, picture: Buffer): void {
  writeFileSync(path.join(target, `${name}.png`), picture);
  console.log(`${name}.png  ${Math.round(picture.length / 1000)} kB`);
}

/** In this order: a report that is begun for the front page is not saved, and changes no later picture. */
const PARTS = {
  readme: readmePictures,
  screens: portalPictures,
  delivery: deliveryPictures,
  payroll: payrollPictures,
  designs: starterPictures,
};
const requested = process.argv.slice(2);

const { portal, ownerUrl, stop } = await startPortalAndDatabase(directory, { LIENZO_DEMO: '1' });
announcePortal(0, portal.url, ownerUrl);
const browser = await chromium.launch({
  executablePath: findBrowser(process.env.LIENZO_CHROME),
  args: ['--no-sandbox'],
});
try {
  for (const [name, take] of Object.entries(PARTS))
    if (requested.length === 0 || requested.includes(name)) await take(browser, portal.url, keep);
} finally {
  await browser.close();
  await stop();
  rmSync(directory, { recursive: true, force: true });
}
