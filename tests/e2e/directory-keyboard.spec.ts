/** The directory by keyboard alone: wherever something opens, closes or disappears, the focus is where one goes on. */
import { expect, test } from '@playwright/test';
import { DirectoryPage, makeFolder } from './drivers/directory-page.ts';

test('after the first dialog of the page, as after all others, the list has the focus again', async ({
  page,
}) => {
  const folder = await makeFolder({ Recibos: null, 'acta.txt': 'Acta' });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Recibos')).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('Contratos');
  await page.keyboard.press('Enter');
  await expect(directory.row('Contratos')).toBeVisible();
  await expect(directory.grid).toBeFocused();
  for (const key of ['F2', 'Alt+m', 'Alt+u', '?', 'Shift+F10']) {
    await page.keyboard.press(key);
    await expect(page.locator('[role="dialog"], [role="menu"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(directory.grid, key).toBeFocused();
  }
});

test('an empty folder is left as any other, also the one that has just become empty', async ({ page }) => {
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Recibos')).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(directory.heading()).toHaveText('Recibos');
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(directory.heading()).toHaveText(folder.name);
  await expect(directory.grid).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(directory.row(folder.name)).toBeVisible();
});

test('the search is reached by its key also while rows are selected', async ({ page }) => {
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('Recibos').click();
  await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar en el directorio' })).toBeFocused();
  await expect.poll(() => directory.selected()).toEqual([]);
});

test('in the search of the whole portal Enter takes the first result, also one that came late', async ({
  page,
}) => {
  const folder = await makeFolder({ 'Expediente de Zulema.txt': 'a' });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Expediente de Zulema.txt')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('textbox', { name: 'Busca pantallas, carpetas, archivos y reportes' })
    .fill('expediente');
  const marked = page.locator('[data-action][data-selected]');
  await expect(page.getByText('Expediente de Zulema.txt').last()).toBeVisible();
  await expect(marked).toHaveCount(1);
  await expect(page.locator('[data-action]').first()).toHaveAttribute('data-selected', 'true');
});
