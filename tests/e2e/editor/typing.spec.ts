import { expect, type Locator, type Page } from '@playwright/test';
import { itemRenders } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

const undoButton = (page: Page): Locator => page.getByRole('button', { name: /^Deshacer/ });

test.describe('typing', () => {
  test('a burst of typing is one step; a keystroke draws at most one item', async ({ page, open }) => {
    const editor = await open('empleados-por-centro');
    await editor.item('titulo').dblclick();
    await page.keyboard.press('End');
    const before = await itemRenders(page);
    await page.keyboard.type(' activos');
    expect((await itemRenders(page)) - before).toBeLessThanOrEqual(8);
    await expect(editor.item('titulo')).toContainText('Plantilla de empleados activos');
    await page.keyboard.press('Control+z');
    await expect(editor.item('titulo')).toHaveText('Plantilla de empleados');
    await expect(undoButton(page)).toBeDisabled();
    await page.keyboard.press('Control+Shift+z');
    await expect(editor.item('titulo')).toContainText('activos');
    // AltGr types characters and undoes nothing.
    await page.keyboard.press('Control+Alt+z');
    await expect(editor.item('titulo')).toContainText('activos');
  });
});

test.describe('text', () => {
  test('selecting and entering text moves no pixel of the page', async ({ page, open }) => {
    const editor = await open('recibo-nomina');
    await page.waitForFunction("document.querySelectorAll('.lz-table tbody tr').length > 2");
    const positions = () =>
      page.evaluate(
        "[...document.querySelectorAll('[data-lz-item]')].map(e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round).join() })",
      );
    const before = await positions();
    await editor.item('texto_dinamico').click();
    expect(await positions()).toEqual(before);
    await editor.item('texto_dinamico').dblclick();
    await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
    expect(await positions()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await positions()).toEqual(before);
  });
});
