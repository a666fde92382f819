/** Header and footer on the canvas: page numbers, date and the organization's logo. */
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test('the header takes the logo, the date and the page number, and shows them in the preview', async ({
  page,
  open,
}) => {
  const editor = await open('registro-nomina');
  await editor.properties.getByRole('switch', { name: 'Encabezado de página' }).check();
  const header = page.getByRole('textbox', { name: 'Texto del encabezado' });
  await expect(header).toBeFocused();
  for (const field of ['Logotipo de la organización', 'Fecha de impresión', 'Número de página']) {
    await page.getByRole('button', { name: 'Insertar' }).click();
    await page.getByRole('menuitem', { name: field }).click();
    await expect(header).toBeFocused();
    await page.keyboard.type('  ');
  }
  await expect(header.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await page.keyboard.press('Escape');
  const region = page.locator('[data-lz-region="header"]').first();
  await expect(region.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await expect(region).toContainText('20 de noviembre de 2026');
  expect(JSON.stringify((await reportOf(page)).page.header)).toContain('{"field":"logo"}');
  await page.getByText('Vista previa', { exact: true }).click();
  const second = page.getByRole('figure').nth(1).locator('.lz-header');
  await expect(second.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await expect(second).toContainText(/2026\s+2/);
});

test('an image takes the logo in place of a file, as one step', async ({ page, open }) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Imagen/ }).press('Enter');
  await editor.properties.getByRole('button', { name: 'Usar el logotipo de la organización' }).press('Enter');
  await expect(editor.item('imagen').getByRole('img', { name: 'Logotipo' })).toBeVisible();
  // As high as in a letterhead, however wide its item is.
  expect((await reportOf(page)).layouts[0]?.items[0]).toMatchObject({ height: 48, tamaño: 100 });
  await expect(editor.item('imagen').locator('img')).toHaveCSS('object-fit', 'contain');
  await page.getByRole('button', { name: 'Deshacer: poner logotipo de imagen (Ctrl+Z)' }).click();
  await expect(editor.item('imagen')).toContainText('Falta la imagen');
});
