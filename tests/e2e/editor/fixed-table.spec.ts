/** Fixed tables: typing from cell to cell, rows and columns, merged cells, and cells of a spreadsheet. */
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

/** The texts row by row; `.` where a merged cell covers a place. */
async function cellsOf(page: Page): Promise<string[][]> {
  const item = (await reportOf(page)).layouts
    .flatMap(({ items }) => items)
    .find((one) => one.nombre === 'tabla_fija');
  if (item?.nombre !== 'tabla_fija') throw new Error('the report has no fixed table');
  return item.celdas.map((row) =>
    row.map((cell) =>
      cell === null
        ? '.'
        : [...JSON.stringify(cell.texto).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('+'),
    ),
  );
}

const pasteInText = (page: Page, data: Record<string, string>): Promise<void> =>
  page.evaluate((texts) => {
    const clipboard = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboard.setData(type, text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  }, data);

test('cells are typed one after the other, merged, and get rows and columns, each as one step', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Tabla fija/ }).press('Enter');
  const table = editor.item('tabla_fija');
  const open1 = page.getByRole('textbox', { name: 'Celda A1' });
  await open1.pressSequentially('Concepto');
  for (const text of ['Periodo', 'Importe', 'Asesoría', 'Enero', '$900.00', 'Curso', 'Marzo', '$450.00']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await test.step('Tab in the last cell adds a row', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Celda A4' })).toBeFocused();
    await page.keyboard.type('Total');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('textbox', { name: 'Celda C3' })).toBeFocused();
    await page.keyboard.press('Tab');
  });
  await test.step('cells are merged and separated in the panel, and typing goes on in them', async () => {
    await editor.properties.getByRole('button', { name: 'Combinar con la derecha' }).click();
    await expect(page.getByRole('textbox', { name: 'Celda A4' })).toHaveText('Total');
    await page.keyboard.type(' general');
    expect(await cellsOf(page)).toEqual([
      ['Concepto', 'Periodo', 'Importe'],
      ['Asesoría', 'Enero', '$900.00'],
      ['Curso', 'Marzo', '$450.00'],
      ['Total general', '.', ''],
    ]);
    await expect(table.locator('td[colspan="2"]')).toHaveText('Total general');
    await editor.properties.getByRole('button', { name: 'Separar' }).click();
    await expect.poll(async () => (await cellsOf(page)).at(-1)).toEqual(['Total general', '', '']);
  });
  await test.step('rows and columns beside the open cell', async () => {
    await editor.properties.getByRole('button', { name: 'Columna a la derecha' }).click();
    await editor.properties.getByRole('button', { name: 'Fila arriba' }).click();
    await expect.poll(async () => (await cellsOf(page)).map((row) => row.length)).toEqual([4, 4, 4, 4, 4]);
    await editor.properties.getByRole('button', { name: 'Quitar columna' }).click();
    await expect.poll(async () => (await cellsOf(page)).at(-1)).toEqual(['', '', '']);
    await page.keyboard.press('Escape');
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: /^Deshacer/ }).click();
    await expect.poll(async () => (await cellsOf(page)).at(-1)).toEqual(['Total general', '', '']);
  });
  await test.step('a width, an alignment and a colour', async () => {
    await table.getByText('$900.00').dblclick();
    const width = editor.properties.getByRole('textbox', { name: 'Ancho de la columna' });
    await width.fill('20');
    await page.keyboard.press('Tab');
    await expect(table.locator('col').nth(2)).toHaveAttribute('style', 'width:20%');
    await editor.properties.getByRole('radio', { name: 'Derecha' }).press('Space');
    await expect(table.getByText('$450.00')).toHaveCSS('text-align', 'right');
    await editor.tab('Formato');
    await editor.properties.getByRole('switch', { name: 'La primera fila es encabezado' }).press('Space');
    await expect(table.locator('th')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(table.locator('th')).toHaveText(['Concepto', 'Periodo', 'Importe']);
  });
  await expectAccessible(page);
  await expect(page.getByText('Sin problemas')).toBeVisible();
});

test('a range of a spreadsheet fills the cells from the open one on, and grows the table', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Tabla fija/ }).press('Enter');
  const table = editor.item('tabla_fija');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Celda B1' })).toBeFocused();
  const range = Array.from({ length: 4 }, (_, row) => [row + 1, `"dos ""${row}"""`, 'tres'].join('\t'));
  await pasteInText(page, { 'text/plain': range.join('\r\n') });
  await expect
    .poll(() => cellsOf(page))
    .toEqual([
      ['', '1', 'dos \\', 'tres'],
      ['', '2', 'dos \\', 'tres'],
      ['', '3', 'dos \\', 'tres'],
      ['', '4', 'dos \\', 'tres'],
    ]);
  await expect(table.locator('tr').nth(3)).toContainText('dos "3"');
  await page.getByRole('button', { name: /^Deshacer: pegar celdas/ }).click();
  await expect
    .poll(() => cellsOf(page))
    .toEqual([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ]);
  await table.locator('td').last().dblclick();
  await pasteInText(page, { 'text/plain': Array.from({ length: 201 }, () => 'a\tb').join('\n') });
  await expect(page.getByText(/^Lo copiado no cabe/).first()).toBeVisible();
  await pasteInText(page, { 'text/plain': 'una sola' });
  await expect.poll(async () => (await cellsOf(page)).at(-1)).toEqual(['', '', 'una sola']);
});

test('a border between columns is moved by mouse and by keys, each as one step; Escape gives it back', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Tabla fija/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Celda A1' }).pressSequentially('Concepto');
  for (const text of ['Periodo', 'Importe']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Escape');
  const table = editor.item('tabla_fija');
  const first = table.locator('col').first();
  const border = page.getByRole('separator', { name: 'Borde entre las columnas 1 y 2' });
  await expect(border).toHaveAttribute('aria-valuetext', '33 % | 33 %');
  const before = /^width: ?33\.3333%/;
  const pull = async (percent: number): Promise<void> => {
    const [box, { width }] = [await boxOf(border), await boxOf(table.locator('table'))];
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + (width * percent) / 100, y, { steps: 6 });
  };
  await test.step('by mouse', async () => {
    await pull(10);
    await expect(border).toContainText('43 % | 23 %');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(first).toHaveAttribute('style', before);
    await pull(10);
    await page.mouse.up();
    await expect(border).toHaveAttribute('aria-valuetext', '43 % | 23 %');
    await page.getByRole('button', { name: /^Deshacer: cambiar ancho de columna/ }).click();
    await expect(first).toHaveAttribute('style', before);
  });
  await test.step('by keys', async () => {
    await border.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(border).toHaveAttribute('aria-valuetext', '26 % | 40 %');
    await expect(border).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(first).toHaveAttribute('style', before);
  });
  await test.step('beside a merged cell', async () => {
    await table.locator('td').nth(3).dblclick();
    await editor.properties.getByRole('button', { name: 'Combinar con la derecha' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-lz-fixed-border="0"]')).toHaveCount(1);
    await expect(page.locator('[data-lz-fixed-border="1"]')).toHaveCount(1);
  });
  await expectAccessible(page);
});
