/** The directory by keyboard alone: wherever something opens, closes or disappears, the focus is where one goes on. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';

test('after the first dialog of the page, as after all others, the list has the focus again', async ({
  page,
}) => {
  const folder = await makeFolder({ Recibos: null, 'acta.txt': 'Acta' });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Recibos')).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Alt+n');
  await expect(page.getByLabel('Nombre de la carpeta')).toBeFocused();
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

  await test.step('Escape right after the key of the menu closes it before it has the focus', async () => {
    // Both in one task of the page, as when it is busy.
    await directory.grid.evaluate(async (grid) => {
      for (const key of ['ContextMenu', 'Escape']) {
        grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await Promise.resolve();
      }
    });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(directory.grid).toBeFocused();
  });
  await test.step('the subscription is turned on and off by the space bar', async () => {
    await directory.grid.focus();
    await page.keyboard.press('Alt+i');
    const box = page.getByRole('checkbox', { name: 'Recibir avisos de esta carpeta' });
    await box.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await directory.expectToast('¡Tu suscripción fue removida exitosamente!');
    await directory.grid.focus();
    await page.keyboard.press('Alt+i');
    await expect(box).toHaveCount(0);
  });
  await test.step('the search is reached by its key also while rows are selected', async () => {
    await directory.row('Recibos').click();
    await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Buscar en el directorio' })).toBeFocused();
    await expect.poll(() => directory.selected()).toEqual([]);
  });
  await test.step('in the search of the whole portal Enter takes the first result, also one that came late', async () => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('textbox', { name: 'Busca pantallas, personas, carpetas, archivos y reportes' })
      .fill('acta');
    await expect(page.getByRole('dialog').getByText('acta.txt').first()).toBeVisible();
    await expect(page.locator('[data-action][data-selected]')).toHaveCount(1);
    await expect(page.locator('[data-action]').first()).toHaveAttribute('data-selected', 'true');
  });
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
  // However many folders lie there, the one that was left is in sight and selected.
  await expect(directory.row(folder.name)).toBeInViewport();
  await expect(directory.row(folder.name)).toHaveAttribute('aria-selected', 'true');
});

test('when the bar of a selection or the details go, the list has the focus', async ({ page }) => {
  const folder = await makeFolder({ Contratos: null, Recibos: null, 'acta.txt': 'Acta' });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('Recibos').click();
  const bar = page.getByRole('region', { name: '1 elemento seleccionado' });
  const more = bar.getByRole('button', { name: 'Más acciones' });
  await more.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).press('Enter');
  await expect(directory.dialog('Cambiar nombre').getByLabel('Nombre nuevo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await bar.getByRole('button', { name: 'Quitar la selección' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(directory.grid).toBeFocused();

  await directory.row('Recibos').click();
  await bar.getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expect(directory.row('Recibos')).toHaveCount(0);
  await expect(directory.grid).toBeFocused();

  await directory.row('acta.txt').click();
  await bar.getByRole('button', { name: 'Mover' }).press('Enter');
  const move = directory.dialog('Mover archivo');
  await move.getByRole('button', { name: 'Contratos', exact: true }).press('Enter');
  await move.getByRole('button', { name: 'Mover a “Contratos”' }).press('Enter');
  await expect(directory.row('acta.txt')).toHaveCount(0);
  await expect(directory.grid).toBeFocused();

  await page.keyboard.press('Alt+i');
  await page.getByRole('button', { name: 'Cerrar los detalles' }).press('Enter');
  await expect(directory.grid).toBeFocused();
});

test('a row of the bin that goes leaves the keyboard at the list', async ({ page }) => {
  const folder = await makeFolder({ 'uno.txt': '1', 'dos.txt': '2', 'tres.txt': '3' });
  await folder.client.call(endpoints.delete_items, { body: { ids: Object.values(folder.ids) } });
  await DirectoryPage.open(page, folder.id);
  await page.goto(url(`/app/directorio/papelera`));
  const row = (name: string) => page.getByRole('row', { name }).filter({ hasText: folder.name });
  const tabLeadsIntoTheList = async (): Promise<void> => {
    await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Seleccionar todo' })).toBeFocused();
  };
  await row('dos.txt').getByRole('checkbox').check();
  await row('uno.txt').getByRole('button', { name: 'Restaurar uno.txt' }).press('Enter');
  await expect(row('uno.txt')).toHaveCount(0);
  await expect(row('dos.txt').getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Restaurar', exact: true }).press('Enter');
  await expect(row('dos.txt')).toHaveCount(0);
  await tabLeadsIntoTheList();
  await row('tres.txt').getByRole('button', { name: 'Eliminar tres.txt para siempre' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar para siempre' }).press('Enter');
  await expect(row('tres.txt')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabLeadsIntoTheList();
});

test('an upload by keyboard: what is pressed keeps the focus, and at the end the list has it', async ({
  page,
}) => {
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.grid.focus();
  await page.keyboard.press('Alt+u');
  const form = directory.dialog('Carga de documentos');
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles(
      ['uno.txt', 'dos.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    );
  await form.getByRole('button', { name: 'Quitar uno.txt' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Quitar dos.txt' })).toBeFocused();
  // The first request never arrives; taking the route away would send it on, although it was cancelled.
  let isFirst = true;
  await page.route('**/api/file/upload**', async (route) => {
    if (!isFirst) await route.continue();
    isFirst = false;
  });
  const begun = page.waitForRequest('**/api/file/upload**');
  await form.getByRole('button', { name: 'Subir archivo' }).press('Enter');
  await begun;
  await form.getByRole('button', { name: 'Cancelar dos.txt' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Reintentar dos.txt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await directory.expectToast('¡Tu archivo fue subido exitosamente!');
  await expect(directory.grid).toBeFocused();
  await expect(directory.row('dos.txt')).toBeVisible();
});

test('from the search the arrow and Enter lead to what is found, also when it comes late', async ({
  page,
}) => {
  const word = `ximena${Date.now().toString(36)}`;
  const folder = await makeFolder({ Recibos: null, [`Expediente de ${word}.txt`]: 'a' });
  const directory = await DirectoryPage.open(page, folder.id);
  let release = (): void => undefined;
  const retained = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/.*search/, async (route) => {
    await retained;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Buscar en el directorio' }).fill(word);
  await expect(directory.row('Recibos')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  release();
  await expect(directory.row(`Expediente de ${word}.txt`)).toBeVisible();
  await expect(directory.grid).toBeFocused();
  for (const key of ['ArrowDown', 'Enter']) {
    await page.getByRole('searchbox', { name: 'Buscar en el directorio' }).fill(word);
    await expect(directory.row(`Expediente de ${word}.txt`)).toBeVisible();
    await page.keyboard.press(key);
    await expect(directory.grid, key).toBeFocused();
  }
});

test('the sheet of keys holds those that serve the person', async ({ page }) => {
  const directory = await DirectoryPage.open(page, undefined, 'ejecutivo@lienzo.test');
  await directory.grid.focus();
  await page.keyboard.press('?');
  const sheet = directory.dialog('Atajos de teclado');
  await expect(sheet.getByText('Carga de documentos')).toBeVisible();
  await expect(sheet.getByText('Ver u ocultar detalles')).toBeVisible();
  for (const foreign of ['Crear directorio', 'Cambiar nombre', 'Mover', 'Eliminar'])
    await expect(sheet.getByText(foreign, { exact: true })).toHaveCount(0);
});
