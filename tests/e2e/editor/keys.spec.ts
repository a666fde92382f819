/** Keys that work on the whole screen, and where the focus goes. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test('saving and the history answer wherever the focus is, but not beneath a dialog', async ({
  page,
  open,
}) => {
  await open('empleados-por-centro');
  const name = page.getByLabel('Nombre del reporte');
  const before = await name.inputValue();
  await name.fill('Otro nombre');
  const leaveFocus = (): Promise<void> =>
    page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  await leaveFocus();
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue(before);
  await page.keyboard.press('Control+y');
  await expect(name).toHaveValue('Otro nombre');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Guardado \d/)).toBeVisible();

  await page.getByRole('button', { name: 'Teclas' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+z');
  await leaveFocus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('Otro nombre');
});

test('an item added by keyboard has the focus, and the arrows go on from it', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  await page.getByRole('button', { name: /^Agregar Tabla/ }).press('Enter');
  const added = editor.item('tabla', 1);
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  const outline = await outlineOf(page);
  await page.keyboard.press('Control+d');
  await expect.poll(() => outlineOf(page)).toBe(`${outline} tabla`);
});

test('F6 and Shift+F6 go from region to region, and around', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  const within = (name: string) =>
    page.getByRole(name === 'Página' ? 'group' : 'complementary', { name }).locator(':focus');
  await editor.item('tabla').click();
  await page.keyboard.press('F6');
  await expect(within('Propiedades')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(page.locator('[data-lz-bar] :focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(within('Elementos')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(editor.item('tabla')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(within('Elementos')).toHaveCount(1);
});

test('a chip takes over the format of the place where it is inserted', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('texto_dinamico', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.item('texto_dinamico').dblclick();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Recibo de {nombre comp');
  await page.getByRole('option', { name: /Nombre completo/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Insertar columna/ }).click();
  await page.getByLabel('Buscar columna').fill('Número interno');
  await page.getByRole('button', { name: /^Número interno/ }).click();
  await page.keyboard.type('!');
  await expect(editor.item('texto_dinamico').locator('strong .lz-chip')).toHaveCount(2);
  await expect(editor.item('texto_dinamico').locator('strong').last()).toContainText('!');
  expect(JSON.stringify((await reportOf(page)).layouts).match(/"type":"bold"/g)).toHaveLength(4);
});
