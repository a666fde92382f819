/** What the portal's screens have in common, as a person meets it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** The address of a path of the portal under test. */
export const url = (path: string): string => `${process.env.E2E_URL}${path}`;

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A toast, by its words. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: words });

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual(
    [],
  );
}

/** Once what a change of the window's size set in motion has come to rest. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
}
