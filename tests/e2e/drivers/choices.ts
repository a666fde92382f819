/** Fields whose choices open below them. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a field's choices once those of another are gone: a click into a list that still closes is lost. */
export async function openChoices(page: Page, field: string | RegExp): Promise<Locator> {
  const options = page.getByRole('option').filter({ visible: true });
  await expect(options).toHaveCount(0);
  await page.getByRole('combobox', { name: field, exact: true }).click();
  return options;
}

/** Chooses by words, the first choice that has them, or by place. */
export async function pick(
  page: Page,
  field: string | RegExp,
  choice: { at: number } | string | RegExp,
): Promise<void> {
  const options = await openChoices(page, field);
  if (typeof choice === 'object' && 'at' in choice) await options.nth(choice.at).click();
  else await options.filter({ hasText: choice }).first().click();
}
