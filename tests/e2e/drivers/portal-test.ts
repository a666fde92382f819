import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchPolicy } from './watch-policy.ts';

/** A test on the portal; what the Content-Security-Policy had to forbid a page of any of its contexts fails it. */
export const test = base.extend<{ forbidden: string[] }>({
  forbidden: [
    async ({ browser }, use) => {
      const forbidden: string[] = [];
      const watched: Promise<void>[] = [];
      const watch = (context: BrowserContext) => void watched.push(watchPolicy(context, forbidden));
      browser.on('context', watch);
      await use(forbidden);
      browser.off('context', watch);
      await Promise.all(watched);
      expect(forbidden).toEqual([]);
    },
    { auto: true },
  ],
});
