/** Header and footer on the canvas: page numbers, date and the organization's logo. */
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import { expect, type Locator, type Page } from '@playwright/test';
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

test('paper, three zones, a first page of its own and a watermark are set in the panel and undone', async ({
  page,
  open,
}) => {
  const editor = await open('registro-nomina');
  const { properties } = editor;
  const before = await reportOf(page);
  await properties.getByRole('combobox', { name: 'Papel' }).click();
  await page.getByRole('option', { name: 'Personalizado' }).click();
  const width = properties.getByRole('textbox', { name: 'Ancho' });
  await width.fill('3');
  await expect(properties).toContainText(
    'Los márgenes izquierdo y derecho suman 3.39 cm y la hoja mide 3 cm',
  );
  await width.fill('21');
  await expect(properties).not.toContainText('Los márgenes izquierdo y derecho suman');

  await properties.getByRole('switch', { name: 'Encabezado de página', exact: true }).check();
  await page.keyboard.type('Despacho Norte');
  await page.keyboard.press('Escape');
  await properties.getByRole('switch', { name: 'Encabezado de página en tres zonas' }).check();
  for (const [zone, text] of [
    ['centro', 'Constancia'],
    ['derecha', 'Folio 7'],
  ] as const) {
    await properties.getByRole('button', { name: `Escribir encabezado de página: ${zone}` }).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
  }
  const header = page.locator('[data-lz-region="header"]').first();
  await expect(header.locator('[data-lz-zone]')).toHaveText(['Despacho Norte', 'Constancia', 'Folio 7']);

  await properties.getByRole('switch', { name: 'Primera página diferente' }).check();
  await properties.getByRole('switch', { name: 'Encabezado de la primera página', exact: true }).uncheck();
  await expect(header).toHaveCount(0);

  await properties.getByRole('switch', { name: 'Marca de agua' }).check();
  const mark = properties.getByRole('textbox', { name: 'Texto de la marca de agua' });
  await mark.fill('a'.repeat(500));
  await expect(properties).toContainText('La marca de agua tiene 500 caracteres y caben 60: acórtala.');
  await expect(mark).toHaveValue('a'.repeat(500));
  await mark.fill('CONFIDENCIAL');
  await expect(page.locator('[data-lz-page]').first()).toHaveText('CONFIDENCIAL');

  await putBackground(page, properties);

  await page.getByText('Vista previa', { exact: true }).click();
  const [first, second] = [0, 1].map((at) => page.getByRole('figure').nth(at));
  await expect(first?.locator('.lz-header') ?? header).toHaveCount(0);
  await expect(first ?? header).toContainText('CONFIDENCIAL');
  await expect(first?.locator('.lz-backdrop img') ?? header).toHaveCount(1);
  await expect(second?.locator('.lz-backdrop img') ?? header).toHaveCount(0);
  await expect(second?.locator('.lz-header .lz-zones > *') ?? header).toHaveText([
    'Despacho Norte',
    'Constancia',
    'Folio 7',
  ]);
  const { page: setup } = await reportOf(page);
  expect(setup).toMatchObject({ primera_pagina: { header: null }, marca_agua: { texto: 'CONFIDENCIAL' } });
  await page.getByText('Vista previa', { exact: true }).click();
  const undo = page.getByRole('button', { name: /^Deshacer/ });
  while (await undo.isEnabled()) await undo.click();
  expect((await reportOf(page)).page).toEqual(before.page);
});

/** Uploads a picture behind the first page, which it covers. */
async function putBackground(page: Page, properties: Locator): Promise<void> {
  await properties.getByRole('switch', { name: 'Imagen de fondo' }).check();
  await properties.getByLabel('Tamaño', { exact: true }).fill('40');
  const upload = page.waitForEvent('filechooser');
  await properties.getByRole('button', { name: 'Subir imagen' }).click();
  const buffer = Buffer.from(starterLogo.replace(/^.*,/, ''), 'base64');
  await (await upload).setFiles({ name: 'membrete.png', mimeType: 'image/png', buffer });
  const behind = page.locator('[data-lz-page] img').first();
  await expect(behind).toHaveCSS('opacity', '0.15');
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-fondo.png' });
  await properties.getByText('Toda la hoja', { exact: true }).click();
  await expect(behind).toHaveCSS('object-fit', 'cover');
  await properties.getByText('Solo la primera', { exact: true }).click();
}
