import { expect, type Page } from '@playwright/test';
import { pick } from './choices.ts';

/** Client, payroll and registro; what has one choice is chosen already. */
export async function chooseScope(page: Page): Promise<void> {
  await pick(page, 'Cliente', { at: 0 });
  for (const field of ['Nómina', 'Registro']) {
    const input = page.getByRole('combobox', { name: field, exact: true });
    await expect(input).toBeEnabled();
    // What has one choice is chosen a moment later.
    await expect(async () => {
      if ((await input.inputValue()) === '') await pick(page, field, { at: 0 });
      await expect(input).not.toHaveValue('', { timeout: 1000 });
    }).toPass();
  }
}
