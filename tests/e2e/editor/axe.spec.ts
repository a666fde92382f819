/** Every panel, list and dialog of the editor before axe, the paper included. */
import { expect } from '@playwright/test';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

for (const scheme of ['light', 'dark'])
  test(`every panel in ${scheme} colours`, async ({ page, open }) => {
    test.setTimeout(300_000);
    for (const [report, kind] of [
      ['costo-por-centro', 'grafica'],
      ['etiquetas-qr', 'codigo'],
      ['etiquetas-qr', 'texto_dinamico'],
    ] as const) {
      const editor = await open(report, `&scheme=${scheme}`);
      await editor.item(kind).click();
      await expect(editor.properties).toContainText('Propiedades');
      await expectAccessible(page, { what: kind });
      for (const tab of ['Formato', 'Diseño'] as const) {
        await editor.tab(tab);
        await expectAccessible(page, { what: `${kind}, ${tab}`, within: '[aria-label="Propiedades"]' });
      }
      await editor.properties.getByRole('tab').first().click();
    }
    const editor = await open('registro-nomina', `&scheme=${scheme}`);
    await editor.selectSection(2);
    await expectAccessible(page, { what: 'section' });
    await editor.item('titulo').click();
    await editor.item('imagen').click({ modifiers: ['Shift'] });
    await expectAccessible(page, { what: 'several' });
    await editor.item('tabla').click();
    await editor.properties.getByRole('button', { name: 'Costo total', exact: true }).click();
    await editor.properties.getByRole('button', { name: 'Agregar filtro' }).click();
    await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
    await expectAccessible(page, { what: 'columns, filters, additional columns' });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('dialog', { name: 'Faltan llenar campos' })).toBeVisible();
    await expectAccessible(page, { what: 'incomplete' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /problemas?/ }).click();
    await expectAccessible(page, { what: 'problems' });
  });

test('texts with their bar, dialogs, the preview and what is read-only', async ({ page, open }) => {
  test.setTimeout(300_000);
  const editor = await open('recibo-nomina');
  await editor.item('texto_dinamico').dblclick();
  await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
  await expectAccessible(page, { what: 'text' });
  await page.getByRole('button', { name: 'Enlace' }).press('Enter');
  await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
  await expectAccessible(page, { what: 'link' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Insertar columna/ }).press('Enter');
  await expect(page.getByLabel('Buscar columna')).toBeFocused();
  await expectAccessible(page, { what: 'insert column' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Teclas' }).click();
  await expectAccessible(page, { what: 'keys' });
  await page.keyboard.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expectAccessible(page, { what: 'preview' });
  await open('registro-nomina', '&readonly');
  await expectAccessible(page, { what: 'read-only' });
});
