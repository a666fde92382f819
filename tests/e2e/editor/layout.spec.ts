/** Zoom, totals of more rows than are drawn, and the top bar at every width. */
import { expect } from '@playwright/test';
import { layoutFaults } from '../drivers/bar-controls.ts';
import { boxOf } from '../drivers/box-of.ts';
import { release } from '../drivers/editor-page.ts';
import { employeesColumns, employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

test('Ctrl with +, -, 0 and the wheel zooms the page, and only the page', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  const zoom = page.getByRole('button', { name: /^Zoom: / });
  const texts = await zoom.textContent();
  await editor.item('titulo').click();
  await page.keyboard.press('Control+-');
  await expect(zoom).not.toHaveText(texts ?? '');
  await page.keyboard.press('Control+0');
  await expect(zoom).toHaveText(texts ?? '');
  await page.keyboard.press('Control++');
  await expect(zoom).not.toHaveText(texts ?? '');
  await page.keyboard.press('Control+0');
  await expect(zoom).toHaveText(texts ?? '');

  // Ctrl and the wheel zoom towards the pointer.
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

/** The employees with how many they are below. */
const COUNTED = employeesTable([], {
  selected_columns: employeesColumns(['Número interno', 'Nombre completo']).map((column) =>
    column.column === 'employees.id' ? { ...column, total: 'cuenta' } : column,
  ),
});

test('totals on the canvas are those of all rows, though it draws only the first', async ({ page, open }) => {
  const table = (await open(COUNTED, '&filas=700')).item('tabla');
  await expect(table.locator('.lz-totals')).toContainText('700');
  // Between the rows and their total.
  await expect(table.locator('tbody tr').nth(12)).toHaveText('y 688 filas más');
  await expect(table.locator('tbody tr').nth(13)).toHaveClass(/lz-totals/);
  await expect(table).not.toContainText('al descargar');

  await test.step('and are not said before they have come', async () => {
    await open(COUNTED, '&filas=5000&cifras-retenidas');
    await expect(table.locator('.lz-totals')).toContainText('…');
    await expect(table).toContainText('y 4,988 filas más; los totales se calculan con todas al descargar');
    await release(page);
    await expect(table.locator('.lz-totals')).toContainText('5,000');
  });
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
