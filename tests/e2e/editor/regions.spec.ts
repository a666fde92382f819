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

test('what is cut off in the worst case is told: a high footer, a word that breaks', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('texto', page.locator('[data-lz-section]').first());
  await editor.write(editor.item('texto'), `La ${'contra'.repeat(30)}prestación`);
  await page.keyboard.press('Escape');
  await page.locator('[data-lz-region="footer"]').first().dblclick();
  await expect(page.getByRole('textbox', { name: 'Texto del pie de página' })).toBeFocused();
  // More than a margin ever gives way to.
  for (let line = 1; line <= 20; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(line));
  }
  await page.keyboard.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await page.getByRole('button', { name: 'Peor caso' }).click();
  const list = page.getByRole('region', { name: 'Peor caso' });
  await expect(list.getByRole('button', { name: /Texto, página 1 Una palabra se parte/ })).toBeVisible();
  await list.getByRole('button', { name: /Cada página El pie de página es más alto/ }).click();
  await expect(page.getByRole('textbox', { name: 'Texto del pie de página' })).toBeFocused();
});
