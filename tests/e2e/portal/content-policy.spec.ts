/** What the portal's Content-Security-Policy forbids is not tried: neither by pages nor by their workers. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { heading } from '../drivers/screen.ts';
import { watchPolicy, watchWorkers } from '../drivers/watch-policy.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../../portal/dist/web/assets');
const workers = () => readdirSync(ASSETS).filter((name) => /worker[^/]*\.m?js$/.test(name));

test('no worker evaluates text when it starts', async ({ page, context }) => {
  await watchWorkers(context);
  await page.goto(url('/'));
  expect(workers()).toHaveLength(3);
  for (const name of workers()) {
    const started = page.waitForEvent('worker');
    await page.evaluate(`void new Worker('/assets/${name}', { type: 'module' })`);
    // What it runs at its start has run when it answers, and its message was sent before the page's.
    await (await started).evaluate('1');
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
  }
});

base('control: without the setting the evaluation of a page is seen', async ({ page, context }) => {
  const forbidden: string[] = [];
  await watchPolicy(context, forbidden);
  await context.route('**/settings-before-modules.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(url('/'));
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => forbidden).toEqual([expect.stringMatching(/^script-src eval .*\/assets\/index-/)]);
});
