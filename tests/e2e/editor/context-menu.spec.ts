/** The menu of items, sections and the page, by right click and by the keyboard. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('an item is duplicated, moved and removed from its menu, which Escape leaves with the focus back', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
  const menu = page.getByRole('menu', { name: 'Acciones' });
  await editor.item('tabla').click({ button: 'right', position: { x: 60, y: 60 } });
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
  await expect(menu.getByRole('menuitem', { name: 'Cortar' })).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: 'Escribir' })).toHaveCount(0);
  await expectAccessible(page, { within: '[role="menu"]' });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(editor.item('tabla')).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: 'Duplicar' }).press('Enter');
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico tabla tabla texto');
  await page.keyboard.press('ContextMenu');
  await menu.getByRole('menuitem', { name: 'Mover arriba' }).press('Enter');
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('ContextMenu');
  await menu.getByRole('menuitem', { name: 'Eliminar' }).press('Enter');
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico tabla texto');

  await test.step('a section has its own menu, on the page and in the outline', async () => {
    await page
      .getByRole('button', { name: 'Seleccionar o arrastrar la sección 2', exact: true })
      .click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Empezar en página nueva' }).click();
    await expect.poll(async () => (await reportOf(page)).layouts[1]?.separation).toBe(true);
    await page.getByRole('button', { name: 'Contenido del reporte' }).click();
    await page
      .getByRole('complementary', { name: 'Elementos' })
      .getByText('Página nueva')
      .click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Eliminar sección' }).click();
    await expect.poll(() => outlineOf(page)).toBe('titulo+imagen tabla texto');
    await page
      .getByRole('complementary', { name: 'Elementos' })
      .getByRole('button')
      .last()
      .click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect.poll(() => outlineOf(page)).toBe('titulo+imagen tabla');
  });
});
