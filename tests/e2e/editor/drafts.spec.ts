/** What survives a crash of the browser, and reports that cannot be edited. */
import { expect, type Page } from '@playwright/test';
import { EditorDriver } from '../drivers/editor-driver.ts';
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

test('unsaved changes survive a crash, are offered, taken as one step and forgotten once saved', async ({
  page,
  open,
  address,
  context,
}) => {
  await open('empleados-por-centro');
  const before = (await reportOf(page)).nombre;
  await page.getByLabel('Nombre del reporte').fill('Sin guardar');
  await expect.poll(() => draftNames(page)).toEqual(['Sin guardar']);

  const next = await context.newPage();
  await page.close();
  await next.goto(`${address}?report=empleados-por-centro`);
  const bar = next.getByRole('status').filter({ hasText: 'Tienes un borrador de la' });
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await reportOf(next)).nombre).toBe(before);
  await bar.getByRole('button', { name: 'Continuar' }).click();
  await expect(bar).toBeHidden();
  await expect.poll(async () => (await reportOf(next)).nombre).toBe('Sin guardar');
  await expect(next.getByRole('button', { name: 'Deshacer: recuperar cambios (Ctrl+Z)' })).toBeEnabled();
  await new EditorDriver(next).item('titulo').click();
  await next.keyboard.press('Control+s');
  await expect.poll(() => draftNames(next)).toEqual([]);
});

test('a draft that is not wanted is forgotten', async ({ page, open, address, context }) => {
  await open('vacio');
  await page.getByRole('button', { name: /^Agregar Título/ }).click();
  await expect.poll(() => draftNames(page)).toHaveLength(1);
  const next = await context.newPage();
  await next.goto(`${address}?report=vacio`);
  await next.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => draftNames(next)).toEqual([]);
  await expect(next.getByRole('button', { name: 'Continuar' })).toBeHidden();
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
