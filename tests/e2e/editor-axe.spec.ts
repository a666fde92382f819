/** Every panel, list and dialog of the editor before axe, the paper included. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './drivers/editor-test.ts';

/** Waits until nothing fades in or out any more: half-seen words have little contrast. */
async function clean(page: Page, what: string): Promise<void> {
  await page.waitForFunction(
    "document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)",
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

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
      await clean(page, kind);
    }
    const editor = await open('registro-nomina', `&scheme=${scheme}`);
    await editor.selectSection(2);
    await clean(page, 'section');
    await editor.item('titulo').click();
    await editor.item('imagen').click({ modifiers: ['Shift'] });
    await clean(page, 'several');
    await editor.item('tabla').click();
    await editor.properties.getByRole('button', { name: 'Costo total', exact: true }).click();
    await editor.properties.getByRole('button', { name: 'Agregar filtro' }).click();
    await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
    await clean(page, 'columns, filters, additional columns');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('dialog', { name: 'Faltan llenar campos' })).toBeVisible();
    await clean(page, 'incomplete');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /problemas?/ }).click();
    await clean(page, 'problems');
  });

test('texts with their bar, dialogs, the preview and what is read-only', async ({ page, open }) => {
  test.setTimeout(300_000);
  const editor = await open('recibo-nomina');
  await editor.item('texto_dinamico').dblclick();
  await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
  await clean(page, 'text');
  await page.getByRole('button', { name: 'Enlace' }).press('Enter');
  await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
  await clean(page, 'link');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Insertar columna/ }).press('Enter');
  await expect(page.getByLabel('Buscar columna')).toBeFocused();
  await clean(page, 'insert column');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Teclas' }).click();
  await clean(page, 'keys');
  await page.keyboard.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await clean(page, 'preview');
  await open('registro-nomina', '&readonly');
  await clean(page, 'read-only');
});
