import { type BrowserContext, expect } from '@playwright/test';
import { test as base } from './kept-context.ts';
import { navigateAtRest } from './navigate-at-rest.ts';
import { watchPolicy } from './watch-policy.ts';

/** A test on the portal; what the Content-Security-Policy had to forbid a page of any of its contexts fails it. */
export const test = base.extend<{ forbidden: string[] }>({
  forbidden: [
    async ({ browser, context: kept }, use) => {
      const forbidden: string[] = [];
      const watched: Promise<() => Promise<void>>[] = [watchPolicy(kept, forbidden)];
      const stopWaiting = navigateAtRest(kept);
      const watch = (context: BrowserContext) => {
        watched.push(watchPolicy(context, forbidden));
        navigateAtRest(context);
      };
      browser.on('context', watch);
      await use(forbidden);
      browser.off('context', watch);
      stopWaiting();
      const [stop] = await Promise.all(watched);
      await stop?.();
      expect(forbidden).toEqual([]);
    },
    { auto: true },
  ],
});
