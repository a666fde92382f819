/** Keys that work on the whole screen, and where the focus goes. */
import { expect } from '@playwright/test';
import { outlineOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test('saving and the history answer wherever the focus is, but not beneath a dialog', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
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

  await test.step('in a panel input as on the page', async () => {
    await editor.item('imagen').click();
    const alt = editor.properties.getByLabel('Texto alternativo');
    const texts = await alt.inputValue();
    await alt.fill('Logotipo nuevo');
    await page.keyboard.press('Control+z');
    await expect(alt).toHaveValue(texts);
    await page.keyboard.press('Control+y');
    await expect(alt).toHaveValue('Logotipo nuevo');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect(alt).toHaveValue('Logotipo nuevo');
    // AltGr+z is a character of some keyboards, not a step back.
    await page.keyboard.press('Control+Alt+z');
    await expect(alt).toHaveValue('Logotipo nuevo');
  });
});

test('an item added by keyboard has the focus; F6 and Shift+F6 go from region to region, and around', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
  await page.getByRole('button', { name: /^Agregar Tabla(?! cruzada| fija)/ }).press('Enter');
  const added = editor.item('tabla', 1);
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  const outline = await outlineOf(page);
  await page.keyboard.press('Control+d');
  await expect.poll(() => outlineOf(page)).toBe(`${outline} tabla`);

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
