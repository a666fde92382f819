import { expect, type Locator, type Page } from '@playwright/test';

/** A screen's entry in the side menu, with its group unfolded; in the drawer on a phone. */
export async function menuEntry(page: Page, group: string, screen: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  // What is unread is said after the group's name.
  const head = menu.getByRole('button', { name: new RegExp(`^${group}`) });
  // The screen opens its own group by itself, perhaps between a look and a click that would then close it.
  await expect(async () => {
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await expect(head).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  return menu.getByRole('link', { name: screen, exact: true });
}
