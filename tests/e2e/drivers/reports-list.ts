/** The list of reports, as a person finds a report there. */
import { expect, type Locator, type Page } from '@playwright/test';
import { url } from './portal-under-test.ts';

/** A report's card. */
export const reportCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/**
 * Opens the list at a report that is searched by its name: the list grows as one scrolls, and the latest reports, which
 * may be other tests' own, come first.
 */
export async function findReport(page: Page, name: string): Promise<Locator> {
  await page.goto(url(`/app/reports?q=${encodeURIComponent(name)}`));
  const card = reportCard(page, name);
  await expect(card).toBeVisible();
  return card;
}
