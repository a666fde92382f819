/** A telephone's width: the panes, the bar of a text and the properties of several items. */
import { expect } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { outlineOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('panes start closed, lie over the page and close; the bar of a text goes on in a second line', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open('empleados-por-centro');
  await expect(editor.properties).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostrar los elementos' }).click();
  await page.getByRole('button', { name: /^Agregar Imagen/ }).click();
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico tabla texto imagen');
  await page.getByRole('button', { name: 'Mostrar las propiedades' }).click();
  await expect(editor.properties).toContainText('Imagen');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Ocultar las propiedades' }).click();
  await expect(editor.properties).toBeHidden();
  await editor.item('texto').dblclick();
  const bar = page.getByRole('toolbar', { name: 'Formato del texto' });
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await boxOf(bar)).width).toBeLessThanOrEqual(348);
  const { x, width } = await boxOf(bar);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test('the properties of several items fit, and change them all', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open('empleados-por-centro');
  await editor.item('titulo').click();
  await editor.item('texto').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Mostrar las propiedades' }).click();
  await expect(editor.properties.getByText('2 elementos')).toBeVisible();
  const panel = await boxOf(editor.properties);
  expect(panel.x).toBeGreaterThanOrEqual(0);
  expect(panel.x + panel.width).toBeLessThanOrEqual(360);
  for (const control of await editor.properties.locator('button,input:not([type="hidden"])').all()) {
    if (!(await control.isVisible())) continue;
    const { x, width } = await boxOf(control);
    expect(x).toBeGreaterThanOrEqual(panel.x - 1);
    expect(x + width).toBeLessThanOrEqual(361);
  }
  await editor.properties.getByRole('radio', { name: 'Al centro' }).press('Space');
  await expect(editor.item('titulo').locator('.lz-item')).toHaveCSS('text-align', 'center');
  await expect(editor.item('texto').locator('.lz-item')).toHaveCSS('text-align', 'center');
  await page.mouse.move(4, 600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
});
