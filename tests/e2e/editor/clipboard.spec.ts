/** Copying between reports, several items at once, pictures as files, steps back from anywhere. */
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, type Page } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const uuidsOf = async (page: Page): Promise<string[]> =>
  (await reportOf(page)).layouts.flatMap(({ items }) => items.map(({ uuid }) => uuid));

test.describe('the clipboard of the computer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('carries items into another report with fresh uuids, by keyboard and by menu', async ({
    page,
    open,
    context,
    address,
  }) => {
    const editor = await open('empleados-por-centro');
    const before = await uuidsOf(page);
    await editor.item('tabla').click();
    await page.keyboard.press('Control+x');
    await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico texto');
    await page.keyboard.press('Control+z');
    await editor.item('titulo').click();
    await editor.item('imagen').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    const other = await context.newPage();
    await other.goto(`${address}?report=vacio`);
    await other.locator('[data-lz-section]').first().click();
    await other.keyboard.press('Control+v');
    await expect.poll(() => outlineOf(other)).toContain('titulo+imagen');
    for (const uuid of await uuidsOf(other)) expect(before).not.toContain(uuid);
    await expect(other.getByRole('button', { name: /^Deshacer: pegar/ })).toBeEnabled();
    await other.close();

    await test.step('what is cut from the menu is pasted from the menu of the page', async () => {
      const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
      await page.keyboard.press('Escape');
      await editor.item('titulo').click({ button: 'right' });
      await choose('Cortar');
      await expect.poll(() => outlineOf(page)).toBe('imagen texto_dinamico tabla texto');
      await page.locator('[data-lz-workspace]').click({ button: 'right', position: { x: 6, y: 200 } });
      await choose('Pegar');
      await expect.poll(() => outlineOf(page)).toBe('imagen texto_dinamico tabla texto titulo');
    });

    await test.step('the notice is gone after five seconds, so that it covers no properties for longer', async () => {
      await page.clock.install();
      await page.keyboard.press('Control+c');
      const notice = page.locator('[data-tone]').filter({ hasText: 'opi' });
      await expect(notice).toBeVisible();
      await page.clock.runFor(5100);
      await expect(notice).toBeHidden();
    });
  });
});

test('where several items differ it says so, and one change sets them alike as one step', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
  await editor.item('titulo').click();
  await editor.tab('Formato');
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Tamaño del texto' }), '14 pt');
  await editor.properties.getByRole('switch', { name: 'Borde' }).press('Space');
  await editor.item('texto').click({ modifiers: ['Control'] });
  const size = editor.properties.getByRole('combobox', { name: 'Tamaño del texto' });
  await expect(size).toHaveValue('');
  await expect(size).toHaveAttribute('placeholder', 'Varios');
  const width = editor.properties.getByRole('textbox', { name: 'Ancho en porcentaje' });
  await expect(width).toHaveValue('');
  await editor.properties.getByRole('switch', { name: 'Borde (varios)' }).press('Space');
  const styles = async () =>
    (await reportOf(page)).layouts
      .flatMap(({ items }) => items)
      .filter(({ nombre }) => nombre === 'titulo' || nombre === 'texto');
  await expect
    .poll(async () => (await styles()).map(({ estilo_item }) => estilo_item.border))
    .toEqual([true, true]);
  await width.fill('40');
  await expect.poll(async () => (await styles()).map(({ tamaño }) => tamaño)).toEqual([40, 40]);
  await page.getByRole('button', { name: /^Deshacer: cambiar ancho/ }).click();
  await expect.poll(async () => new Set((await styles()).map(({ tamaño }) => tamaño)).size).toBe(2);
  await page.getByRole('button', { name: /^Deshacer: / }).click();
  await expect
    .poll(async () => (await styles()).map(({ estilo_item }) => estilo_item.border))
    .toEqual([true, undefined]);
});

test('a picture is uploaded with its progress, given words and a fit; pasted or dropped it becomes an item', async ({
  page,
  open,
}) => {
  const editor = await open(reportWith([newItem('imagen')]));
  await editor.item('imagen').click();
  const files = editor.properties.locator('input[type="file"]');
  await files.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
  await expect(editor.properties.getByRole('alert')).toContainText('no es una imagen');
  const buffer = Buffer.from(PIXEL, 'base64');
  await files.setInputFiles({ name: 'firma.png', mimeType: 'image/png', buffer });
  await expect(editor.properties.getByRole('button', { name: 'Subiendo…' })).toBeVisible();
  await expect(editor.properties.getByRole('button', { name: 'Cambiar imagen' })).toBeVisible();
  await editor.properties.getByLabel('Texto alternativo').fill('Firma de la directora');
  await expect(editor.item('imagen').getByRole('img', { name: 'Firma de la directora' })).toBeVisible();
  await editor.tab('Diseño');
  await editor.properties.getByRole('switch', { name: 'Altura fija' }).press('Space');
  await editor.properties.getByRole('radio', { name: 'Recortada' }).press('Space');
  await expect(editor.item('imagen').locator('img')).toHaveCSS('object-fit', 'cover');

  const give = (kind: 'paste' | 'drop', type: string): Promise<void> =>
    page.locator('[data-lz-workspace]').evaluate(
      (workspace, file) => {
        const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'sello', { type: file.type }));
        workspace.dispatchEvent(
          file.kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      { content: PIXEL, kind, type },
    );
  await page.keyboard.press('Escape');
  await page.locator('[data-lz-workspace]').click({ position: { x: 4, y: 200 } });
  await give('paste', 'image/png');
  await expect(page.locator('[data-kind="imagen"] img')).toHaveCount(2);
  await give('drop', 'image/png');
  await expect(page.locator('[data-kind="imagen"] img')).toHaveCount(3);
  await give('drop', 'application/pdf');
  await expect(page.getByText('Ese archivo no es una imagen PNG, JPG, GIF o WebP.').first()).toBeVisible();
  await expect(editor.items).toHaveCount(3);
});

const pasteOnPage = (page: Page, data: Record<string, string>, picture = false): Promise<void> =>
  page.evaluate(
    ([texts, withPicture]) => {
      const clipboard = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboard.setData(type, text);
      if (withPicture) clipboard.items.add(new File(['x'], 'hoja.png', { type: 'image/png' }));
      document
        .querySelector('[data-lz-workspace]')
        ?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
        );
    },
    [data, picture] as const,
  );

test('text from Word becomes a text, cells from Excel a fixed table, each as one step', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.locator('[data-lz-section]').first().click();
  await pasteOnPage(page, {
    'text/html':
      '<h2>Aviso</h2><p onclick="alert(1)">Pago <b>único</b> de\nnoviembre<script>alert(2)</script></p>',
    'text/plain': 'Aviso\r\nPago único de noviembre',
  });
  await expect(editor.item('texto').locator('h2')).toHaveText('Aviso');
  await expect(editor.item('texto').locator('p')).toHaveText('Pago único de noviembre');
  await expect(editor.item('texto').locator('strong')).toHaveText('único');
  await expect(editor.item('texto')).toHaveAttribute('data-selected', 'true');
  await pasteOnPage(
    page,
    {
      'text/html':
        '<table><tr><td>Nombre</td><td>Sueldo</td></tr>\n<tr><td>Ana</td><td>1,200.00</td></tr></table>',
      'text/plain': 'Nombre\tSueldo\r\nAna\t1,200.00\r\n',
    },
    true,
  );
  await expect.poll(() => outlineOf(page)).toBe('texto tabla_fija');
  await expect(editor.item('tabla_fija').locator('td')).toHaveText(['Nombre', 'Sueldo', 'Ana', '1,200.00']);
  await page.getByRole('button', { name: /^Deshacer: pegar/ }).click();
  await expect.poll(() => outlineOf(page)).toBe('texto');
  await page.keyboard.press('Control+z');
  await expect.poll(() => outlineOf(page)).toBe('-');
  await pasteOnPage(page, { 'text/plain': 'Una línea\r\nOtra' });
  await expect(editor.item('texto').locator('p')).toHaveText(['Una línea', 'Otra']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => outlineOf(page)).toBe('-');

  // Beside other text, cells are lines: they stand below each other, bold and coloured as they were.
  await pasteOnPage(page, {
    'text/html': `<html><head><style>
      td {color:black; font-weight:400;}
      .xl65 {font-weight:700; color:white; background:#1F3864;}
      .xl66 {color:red; mso-number-format:Standard;}
      </style></head><body><p>Sueldos</p><table>
      <tr><td class=xl65>Nombre</td><td class=xl65>Puesto</td><td class=xl65>Sueldo</td></tr>
      <tr><td>Ana</td><td>Coordinadora de relaciones laborales</td><td class=xl66>-1,200.00</td></tr>
      <tr><td>María Guadalupe Hernández</td><td><font color="#0070C0"><b>Chofer</b></font></td><td>98.00</td></tr>
      </table></body></html>`,
    'text/plain': 'Nombre\tPuesto\tSueldo',
  });
  const text = editor.item('texto');
  await expect(text.locator('strong')).toHaveText(['Nombre', 'Puesto', 'Sueldo', 'Chofer']);
  await expect(text.getByText('-1,200.00')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(text.getByText('Chofer')).toHaveCSS('color', 'rgb(0, 112, 192)');
  // White letters would not be seen without their dark ground.
  await expect(text.getByText('Sueldo', { exact: true })).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  const lefts = await text.locator('p:not(:first-child)').evaluateAll((lines) =>
    lines.map((line) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      let end = node;
      while (node !== null) {
        end = node;
        node = walker.nextNode();
      }
      if (end === null) return 0;
      const labels = end.textContent ?? '';
      range.setStart(end, labels.lastIndexOf('\t') + 1);
      range.setEnd(end, labels.length);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(Math.max(...lefts) - Math.min(...lefts), String(lefts)).toBeLessThan(3);
});

test('rows that do not come are a problem at their item, and are asked for again', async ({ page, open }) => {
  const editor = await open('empleados-por-centro', '&falla=2');
  const alert = editor.item('tabla').getByRole('alert');
  await expect(alert).toContainText('Sin conexión');
  const problems = page.getByRole('button', { name: /problema/ });
  await problems.click();
  await page.getByRole('button', { name: /^Tabla.*Sin conexión/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(editor.item('tabla').locator('tbody tr').nth(5)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the page is turned and its margins set; one that is emptied shows its value again', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.properties.getByRole('radio', { name: 'Horizontal' }).press('Space');
  await expect.poll(async () => (await reportOf(page)).orientation).toBe('horizontal');
  const margin = editor.properties.getByRole('textbox', { name: 'Superior' });
  await margin.fill('4');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await reportOf(page)).page.margins.top).toBeCloseTo(113.4, 0);
  await expect(page.getByRole('button', { name: /^Deshacer: cambiar márgenes/ })).toBeEnabled();
  const before = await margin.inputValue();
  expect(before).not.toBe('');
  await margin.fill('');
  await page.keyboard.press('Tab');
  await expect(margin).toHaveValue(before);
  await expect(margin).not.toBeFocused();
});
