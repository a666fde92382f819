/** Zoom, room in a section, files that are dropped, and what a narrow screen shows. */
import { expect, type Page } from '@playwright/test';
import { layoutFaults } from '../drivers/bar-controls.ts';
import { boxOf } from '../drivers/box-of.ts';
import { outlineOf, widthsOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

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
  await editor.tab('Diseño');
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

/** A table of employees with the sum of their salaries, and a sample of so many rows. */
async function tableWithTotal(open: Parameters<Parameters<typeof test>[2]>[0]['open'], rows: number) {
  const editor = await open('vacio', `&filas=${rows}`);
  await editor.drag('tabla', editor.page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Número interno', 'Nombre completo']);
  await editor.setColumn('Número interno', 'Total', 'Cuenta');
  return editor.item('tabla');
}

test('totals on the canvas are those of all rows, though it draws only the first', async ({ open }) => {
  const table = await tableWithTotal(open, 700);
  await expect(table.locator('.lz-totals')).toContainText('700');
  // Between the rows and their total.
  await expect(table.locator('tbody tr').nth(12)).toHaveText('y 688 filas más');
  await expect(table.locator('tbody tr').nth(13)).toHaveClass(/lz-totals/);
  await expect(table).not.toContainText('al descargar');
});

test('totals are not said while not all rows have come', async ({ open }) => {
  const table = await tableWithTotal(open, 5000);
  await expect(table.locator('.lz-totals')).toContainText('…');
  await expect(table).toContainText('y 4,988 filas más; los totales se calculan con todas al descargar');
});

test('a chart and the preview of more rows than they are made from say so', async ({ page, open }) => {
  const editor = await open('vacio', '&filas=5000');
  await editor.drag('grafica', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await expect(editor.item('grafica')).toContainText(
    'Con las primeras 1,000 filas; al descargar, con las 5,000',
  );
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(
    page.getByText('Con las primeras 1,000 filas de cada elemento; al descargar, con todas.'),
  ).toBeVisible();
});

test('at 360 px the panes start closed and every button has a name', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open('empleados-por-centro');
  await expect(editor.properties).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeHidden();
  await expectAccessible(page);
});

test('a margin that is emptied shows its value again when it is left', async ({ page, open }) => {
  const editor = await open('vacio');
  const field = editor.properties.getByRole('textbox', { name: 'Superior' });
  const before = await field.inputValue();
  expect(before).not.toBe('');
  await field.fill('');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(before);
  await expect(field).not.toBeFocused();
});

test('conditional formats without columns say what is missing', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.tab('Formato');
  await expect(editor.properties.getByText('Elige primero las columnas de la tabla.')).toBeVisible();
});

test('no control of the top bar covers another, at any width', async ({ page, open }) => {
  await open('empleados-por-centro');
  await page
    .getByLabel('Nombre del reporte')
    .fill('Acumulado anual de percepciones por centro de costos'.repeat(2));
  for (const width of [360, 480, 640, 768, 1024, 1280, 1366, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => layoutFaults(page.locator('[data-lz-bar]')), `${width} px`).toEqual([]);
  }
});
