/** Signs in on the login screen, by keyboard. */
import { expect, type Page } from '@playwright/test';

export async function signInAs(
  page: Page,
  mail: string,
  { password = 'Lienzo2026', address = process.env.E2E_URL ?? '' } = {},
): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByLabel('Correo').fill(mail);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}
