/** Every panel, list and dialog of the editor before axe, the paper included. */
import { expect, type Page } from '@playwright/test';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const PANEL = { within: '[aria-label="Propiedades"]' };

/** Sets the colours as another tab of the browser would. */
const setScheme = (page: Page, scheme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((newValue) => {
    const key = 'mantine-color-scheme-value';
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, scheme);

/**
 * Looks in both schemes, where what is open has controls or colours that were not looked at before. Only contrast can
 * differ in dark colours, and to look for it takes longer than all other rules.
 */
async function lookInBoth(page: Page, what: string, scope: { within?: string } = {}): Promise<void> {
  await expectAccessible(page, { what, ...scope });
  await setScheme(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page, { what: `${what}, dark`, rules: ['color-contrast'], ...scope });
  await setScheme(page, 'light');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
}

test('every panel, in light and dark colours', async ({ page, open }) => {
  test.setTimeout(300_000);
  await test.step('items that show data', async () => {
    const editor = await open('costo-por-centro');
    await editor.item('grafica').click();
    await expect(editor.properties).toContainText('Propiedades');
    await lookInBoth(page, 'grafica');
    for (const tab of ['Formato', 'Diseño'] as const) {
      await editor.tab(tab);
      await lookInBoth(page, `grafica, ${tab}`, PANEL);
    }
    await open('etiquetas-qr');
    await editor.item('codigo').click();
    await expect(editor.properties).toContainText('Propiedades');
    await expectAccessible(page, { what: 'codigo' });
    await editor.tab('Formato');
    await expectAccessible(page, { what: 'codigo, Formato', ...PANEL });
    await editor.item('texto_dinamico').click();
    await editor.properties.getByRole('tab').first().click();
    await expectAccessible(page, { what: 'labels', ...PANEL });
  });
  // The tabs of widths and heights are those of a chart.
  await test.step('texts, pictures and tables', async () => {
    const editor = await open('empleados-por-centro');
    await expectAccessible(page, { what: 'report' });
    for (const kind of ['imagen', 'texto_dinamico', 'tabla', 'titulo'] as const) {
      await editor.item(kind).click();
      await editor.properties.getByRole('tab').first().click();
      await expectAccessible(page, { what: kind, ...PANEL });
    }
    await editor.tab('Formato');
    await expectAccessible(page, { what: 'titulo, Formato', ...PANEL });
  });
  await test.step('sections, several items, and what is missing', async () => {
    const editor = await open('registro-nomina');
    await editor.selectSection(2);
    await lookInBoth(page, 'section', PANEL);
    await editor.item('titulo').click();
    await editor.item('imagen').click({ modifiers: ['Shift'] });
    await expectAccessible(page, { what: 'several', ...PANEL });
    await editor.item('tabla').click();
    await editor.properties.getByRole('button', { name: 'Costo total', exact: true }).click();
    await editor.properties.getByRole('button', { name: 'Agregar filtro' }).click();
    await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
    await lookInBoth(page, 'columns, filters, additional columns', PANEL);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('dialog', { name: 'Faltan llenar campos' })).toBeVisible();
    await lookInBoth(page, 'incomplete', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /problemas?/ }).click();
    await lookInBoth(page, 'problems');
  });
});

test('texts with their bar, dialogs, the preview and what is read-only', async ({ page, open }) => {
  test.setTimeout(300_000);
  const editor = await open('recibo-nomina', '&filas=24');
  await editor.item('texto_dinamico').dblclick();
  await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
  await expectAccessible(page, { what: 'text' });
  await page.getByRole('button', { name: 'Enlace' }).press('Enter');
  await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
  await expectAccessible(page, { what: 'link', within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Insertar columna/ }).press('Enter');
  await expect(page.getByLabel('Buscar columna')).toBeFocused();
  await expectAccessible(page, { what: 'insert column', within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Teclas' }).click();
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible();
  await expectAccessible(page, { what: 'keys', within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expectAccessible(page, { what: 'preview' });
  await page.getByText('Diseño', { exact: true }).click();
  await page.keyboard.press('F9');
  const beside = page.getByRole('complementary', { name: 'Vista previa' }).getByRole('figure').first();
  await expect(beside.locator('tbody tr').first()).toBeVisible();
  await lookInBoth(page, 'preview beside', { within: '[aria-label="Vista previa"]' });
  await open('registro-nomina', '&readonly');
  await expectAccessible(page, { what: 'read-only' });
});
