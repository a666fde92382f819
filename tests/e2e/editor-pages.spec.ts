/** Pages that repeat for each row of a dynamic text. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from './drivers/editor-page.ts';
import { test } from './drivers/editor-test.ts';

test('tables that follow the text show the lines of its page, on the canvas and in the preview', async ({
  page,
  open,
}) => {
  const editor = await open('recibo-nomina');
  await expect(editor.item('tabla').locator('tbody tr:not(.lz-totals)')).toHaveCount(4);
  await page.getByText('Vista previa', { exact: true }).click();
  // A receipt far behind the first thousand lines has its own ones, too.
  const later = page.getByRole('figure').nth(40);
  await expect(later.locator('.lz-table').first().locator('tbody tr:not(.lz-totals)')).toHaveCount(4);
});

test('a dynamic text that comes beside a whole table gets a page of its own, as one step', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Nombre completo']);
  await page.getByRole('button', { name: /^Agregar Texto dinámico/ }).click();
  expect(await outlineOf(page)).toBe('tabla texto_dinamico');
  expect((await reportOf(page)).layouts.map((layout) => layout.separation)).toEqual([false, true]);
  await expect(
    page.getByText('El texto dinámico quedó en página aparte', { exact: false }).first(),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  expect(await outlineOf(page)).toBe('tabla');
  await page.keyboard.press('Control+y');
  // Without the page break it is allowed, and said in the list.
  await editor.dropPageBreak(2);
  await page.getByRole('button', { name: /1 aviso/ }).click();
  await page.getByRole('button', { name: /saldrá completa en todas/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});
