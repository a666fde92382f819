import { expect, type Locator, type Page } from '@playwright/test';

/** A period that is finalised before its last day asks whether that is meant; on that day `done` is there at once. */
export async function finaliseEarly(page: Page, done: Locator): Promise<void> {
  const question = page.getByRole('dialog', { name: 'El periodo todavía no termina' });
  await expect(question.or(done).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Finalizar antes' }).click();
  await expect(done).toBeVisible();
}
