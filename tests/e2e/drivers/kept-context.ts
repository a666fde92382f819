/**
 * A browser context that a worker keeps from test to test, so that a page's scripts are fetched and compiled once: of a
 * fresh context's first page they are two fifths of the work. A test gets it as empty as a fresh one, but for the cache.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserType,
  test as base,
  type LaunchOptions,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { forgetSignIn } from '../sign-in.ts';

/** `blank` stays open, so that the browser does. */
type Kept = { context: BrowserContext; blank: Page; close: () => Promise<void> };

/** What tests ask for by `test.use`, and the kept context cannot change. */
type Asked = Pick<PlaywrightTestOptions, 'hasTouch' | 'locale' | 'permissions' | 'viewport'>;
const isUsual = ({ hasTouch, locale, permissions, viewport }: Asked): boolean =>
  hasTouch !== true && locale === 'es-MX' && permissions === undefined && viewport?.width === 1280;

/** Only the context of a profile on the disk keeps what was compiled. */
async function open(browserType: BrowserType, options: LaunchOptions & BrowserContextOptions): Promise<Kept> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lienzo-profile-'));
  const context = await browserType.launchPersistentContext(profile, options);
  return {
    context,
    blank: context.pages()[0] ?? (await context.newPage()),
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Takes away what a test left: its pages and routes, what it was told, allowed and let keep. */
async function empty({ context, blank }: Kept, origins: ReadonlySet<string>): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) if (page !== blank) await page.close();
  context.removeAllListeners('request');
  await forgetSignIn(context);
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(blank);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Gives each test the kept context, or a fresh one if it asks for other options. */
export const test = base.extend<object, { keptContext: (options: BrowserContextOptions) => Promise<Kept> }>({
  keptContext: [
    async ({ playwright, launchOptions }, use) => {
      let kept: Kept | undefined;
      await use(async (options) => {
        kept ??= await open(playwright.chromium, { ...launchOptions, ...options });
        return kept;
      });
      await kept?.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keptContext, viewport, locale, timezoneId, hasTouch, permissions, contextOptions },
    use,
  ) => {
    if (!isUsual({ hasTouch, locale, permissions, viewport })) {
      await using context = await browser.newContext();
      await use(context);
      return;
    }
    const kept = await keptContext({
      ...contextOptions,
      viewport,
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    });
    const origins = new Set<string>();
    kept.context.on('request', (request) => {
      if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
    });
    await use(kept.context);
    await empty(kept, origins);
  },
});
