import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium } from '@playwright/test';
import { announcePortal, url } from './e2e/drivers/portal-under-test.ts';
import { signInAs } from './e2e/sign-in.ts';

announcePortal(0, 'http://localhost:4010', '');
const browser = await chromium.launch({ executablePath: findBrowser(undefined), args: ['--no-sandbox'] });
const page = await (
  await browser.newContext({
    viewport: { width: 640, height: 400 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  })
).newPage();
await signInAs(page, 'admin@lienzo.test');
await page.goto(url('/app/reports/create?inicio=registro-nomina'));
await page.locator('[data-lz-section]').first().waitFor();
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/shots/z640.png' });
await page.goto(url('/app/incidents_new'));
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/shots/z640c.png' });
await page.goto(url('/app/reports'));
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/shots/z640r.png' });
await browser.close();
