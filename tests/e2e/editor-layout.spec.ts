/** Zoom, room in a section, files that are dropped, and what a narrow screen shows. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { boxOf } from './drivers/box-of.ts';
import { outlineOf, widthsOf } from './drivers/editor-page.ts';
import { test } from './drivers/editor-test.ts';

test('Ctrl with +, - and 0 zooms the page and fits it again', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  const zoom = page.getByRole('button', { name: /^Zoom: / });
  const fit = await zoom.textContent();
  await editor.item('titulo').click();
  await page.keyboard.press('Control+-');
  await expect(zoom).not.toHaveText(fit ?? '');
  await page.keyboard.press('Control+0');
  await expect(zoom).toHaveText(fit ?? '');
  await page.keyboard.press('Control++');
  await expect(zoom).not.toHaveText(fit ?? '');
});

test('Ctrl and the wheel zoom towards the pointer, and only the page', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  const zoom = page.getByRole('button', { name: /^Zoom: / });
  const percent = async (): Promise<number> => Number.parseInt((await zoom.textContent()) ?? '', 10);
  const fit = await percent();
  const cell = editor.item('tabla').locator('td').first();
  await expect(cell).toHaveText(/\d/);
  const before = await boxOf(cell);
  await page.mouse.move(before.x, before.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect.poll(percent).toBeGreaterThan(fit);
  await page.mouse.wheel(0, -100);
  await expect.poll(percent).toBeGreaterThan(fit * 1.3);
  // The line that was pointed at stays where the pointer is, to within the rounding of the scale.
  await expect.poll(async () => Math.abs((await boxOf(cell)).y - before.y)).toBeLessThan(6);
  for (let notch = 0; notch < 12; notch += 1) await page.mouse.wheel(0, 100);
  await expect.poll(percent).toBe(25);
  await page.keyboard.up('Control');
  expect(await page.evaluate('window.visualViewport.scale')).toBe(1);
});

test('who comes to the properties by Tab sees the item that they are about', async ({ page, open }) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Título/ }).press('Enter');
  await page.keyboard.press('Escape');
  const add = page.getByRole('button', { name: 'Agregar nueva sección' });
  await add.focus();
  await expect(editor.item('titulo')).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(editor.properties.locator(':focus')).toHaveCount(1);
  await expect(editor.item('titulo')).toBeInViewport();
});

test('an item whose section is full gets room on request, by keyboard', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  await editor.item('imagen').click();
  await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 25]);
  await editor.properties.getByRole('button', { name: 'Hacer lugar' }).press('Enter');
  await expect.poll(async () => (await widthsOf(page))[0]).toEqual([50, 50]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 25]);
});

const dropFile = (page: Page, name: string, type: string, content: string): Promise<void> =>
  page.locator('[data-lz-workspace]').evaluate(
    (workspace, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.content], file.name, { type: file.type }));
      workspace.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, type, content },
  );

test('a dropped file that is no picture is refused with its reason and leaves nothing behind', async ({
  page,
  open,
}) => {
  await open('empleados-por-centro');
  const before = await outlineOf(page);
  await dropFile(page, 'nomina.pdf', 'application/pdf', '%PDF');
  await expect(page.getByText('Ese archivo no es una imagen PNG, JPG, GIF o WebP.').first()).toBeVisible();
  await expect.poll(() => outlineOf(page)).toBe(before);
});

test('totals are not said while not all rows are on the canvas', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Nombre completo', 'Salario diario']);
  await editor.setColumn('Salario diario', 'Total', 'Suma');
  await expect(editor.item('tabla').locator('.lz-totals')).toContainText('…');
  await expect(editor.item('tabla')).toContainText('los totales se calculan con todas al descargar');
});

test('at 360 px the panes start closed and every button has a name', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open('empleados-por-centro');
  await expect(editor.properties).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
