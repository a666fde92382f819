import { expect, type Locator, type Page } from '@playwright/test';
import { itemRenders, reportOf } from '../drivers/editor-page.ts';
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
  });

  test('AltGr types characters and undoes nothing', async ({ page, open }) => {
    const editor = await open('empleados-por-centro');
    await editor.item('titulo').dblclick();
    await page.keyboard.type('x');
    await page.keyboard.press('Control+Alt+z');
    await expect(undoButton(page)).toBeEnabled();
  });
});

test.describe('text', () => {
  test('selecting and entering text moves no pixel of the page', async ({ page, open }) => {
    const editor = await open('recibo-nomina');
    await page.waitForFunction("document.querySelectorAll('.lz-table tbody tr').length > 2");
    const places = () =>
      page.evaluate(
        "[...document.querySelectorAll('[data-lz-item]')].map(e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round).join() })",
      );
    const before = await places();
    await editor.item('texto_dinamico').click();
    expect(await places()).toEqual(before);
    await editor.item('texto_dinamico').dblclick();
    await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await places()).toEqual(before);
  });

  test('{ offers columns by name and puts a chip, one step in all', async ({ page, open }) => {
    const editor = await open('vacio');
    await editor.drag('texto_dinamico', page.locator('[data-lz-section]').first());
    await page.keyboard.type('Estimado {nombre completo');
    await expect(page.getByRole('option', { name: /Nombre completo/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(', presente');
    await expect(editor.item('texto_dinamico').locator('.lz-chip')).toHaveText('Nombre completo');
    const [item] = (await reportOf(page)).layouts[0]?.items ?? [];
    expect(item).toMatchObject({
      selected_tables: ['employees'],
      selected_columns: [{ column: 'employees.name' }],
    });
  });

  test('pasted HTML is cleaned: no script, no picture, cells apart', async ({ page, open }) => {
    const editor = await open('vacio');
    await editor.drag('texto', page.locator('[data-lz-section]').first());
    await expect(editor.item('texto').getByRole('textbox')).toBeFocused();
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      data.setData('text/html', '<style>p{color:red}</style><p onclick="alert(1)"><b>Hola</b> <a href="javascript:alert(1)">malo</a> <a href="https://sat.gob.mx">SAT</a></p><img src="https://x.invalid/a.png" onerror="alert(1)"><table><tr><td>Uno</td><td>Dos</td></tr></table>');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    })()`);
    const text = editor.item('texto').getByRole('textbox');
    await expect(text).toContainText('Hola malo SAT');
    await expect(text).toContainText('Uno\tDos');
    await expect(text.locator('img, script, [onclick], a[href^="javascript"]')).toHaveCount(0);
    await expect(text.locator('a')).toHaveAttribute('href', 'https://sat.gob.mx');
    await expect(text.locator('strong')).toHaveText('Hola');
  });
});
