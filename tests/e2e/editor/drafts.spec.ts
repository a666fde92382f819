/** What survives a crash of the browser, and reports that cannot be edited. */
import { expect, type Page } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

/** The names of the reports whose drafts the browser keeps. */
const draftNames = (page: Page): Promise<string[]> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('lienzo-editor', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => { opening.result.close(); resolve(all.result.map((draft) => draft.report.nombre)); };
    };
  })`);

test('unsaved changes survive a crash, are offered, taken as one step, and forgotten once saved or not wanted', async ({
  page,
  open,
  address,
  context,
}) => {
  const rename = async (on: Page, name: string): Promise<void> => {
    await on.getByLabel('Nombre del reporte').fill(name);
    await expect.poll(() => draftNames(on)).toEqual([name]);
  };
  const bar = page.getByRole('status').filter({ hasText: 'Tienes un borrador de la' });
  const nameOf = async (): Promise<string> => (await reportOf(page)).nombre;
  // A page that is closed without a word.
  const crashed = await context.newPage();
  await crashed.goto(`${address}?report=empleados-por-centro`);
  await rename(crashed, 'Sin guardar');
  await crashed.close();
  const editor = await open('empleados-por-centro');
  await expect(bar).toBeVisible();
  expect(await nameOf()).not.toBe('Sin guardar');
  await bar.getByRole('button', { name: 'Continuar' }).click();
  await expect(bar).toBeHidden();
  await expect.poll(nameOf).toBe('Sin guardar');
  await expect(page.getByRole('button', { name: 'Deshacer: recuperar cambios (Ctrl+Z)' })).toBeEnabled();
  await editor.item('titulo').click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => draftNames(page)).toEqual([]);

  await rename(page, 'No se quiere');
  await open('empleados-por-centro');
  await bar.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => draftNames(page)).toEqual([]);
  await expect(bar).toBeHidden();
});

test('a report of a later version is shown, says why it cannot be changed, and is not', async ({
  page,
  open,
}) => {
  await open('empleados-por-centro', '&newer');
  await expect(page.getByText('Este reporte se guardó con una versión más nueva de Lienzo.')).toBeVisible();
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeHidden();
  const before = await reportOf(page);
  await page.locator('[data-kind="titulo"]').click();
  await page.keyboard.press('Delete');
  await expect.poll(() => reportOf(page)).toEqual(before);
});
