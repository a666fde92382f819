import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium } from '@playwright/test';
import { pick } from './e2e/drivers/choices.ts';
import { announcePortal, url } from './e2e/drivers/portal-under-test.ts';
import { signInAs } from './e2e/sign-in.ts';

announcePortal(0, 'http://localhost:4010', '');
const browser = await chromium.launch({ executablePath: findBrowser(undefined), args: ['--no-sandbox'] });
for (const width of [1280, 360]) {
  const page = await (
    await browser.newContext({
      viewport: { width, height: 600 },
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    })
  ).newPage();
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app/nomina'));
  await pick(page, 'Cliente', { at: 0 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/nom-${width}.png` });
}
await browser.close();
