import { test as base, expect } from '@playwright/test';

/** A test on the portal; what a page's Content-Security-Policy had to forbid fails it. */
export const test = base.extend<{ forbidden: string[] }>({
  forbidden: [
    async ({ context }, use) => {
      const forbidden: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
      });
      await use(forbidden);
      expect(forbidden).toEqual([]);
    },
    { auto: true },
  ],
});
