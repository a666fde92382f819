/** Pages that repeat for each row of a dynamic text. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test('tables that follow the text show the lines of its page, on the canvas and in the preview', async ({
  page,
  open,
}) => {
  const editor = await open('recibo-nomina');
  await expect(editor.item('tabla').locator('tbody tr:not(.lz-totals)')).toHaveCount(4);
  await page.getByText('Vista previa', { exact: true }).click();
  // A receipt far behind the first thousand lines has its own ones, too.
  const later = page.getByRole('figure').nth(40);
  await later.scrollIntoViewIfNeeded();
  await expect(later.locator('.lz-table').first().locator('tbody tr:not(.lz-totals)')).toHaveCount(4);
});

test('a table on a repeating page is offered keys first, and warned of a column that repeats', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Texto dinámico/ }).press('Enter');
  await editor.chooseTable('Empleados');
  await page.getByRole('button', { name: /^Agregar Tabla/ }).press('Enter');
  await editor.chooseTable('Incapacidades');
  const field = editor.properties.getByRole('combobox', { name: 'Filas de cada página' });
  await expect(field).toHaveValue('Solo con el mismo: Número interno');
  const warning = editor.properties.getByRole('status').filter({ hasText: 'páginas' });
  await expect(warning).toHaveCount(0);

  await field.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveText('Todas las filas');
  await expect(options.nth(1)).toHaveText('Solo con el mismo: Número interno (recomendado)');
  // A column that the text does not use.
  await options.filter({ hasText: /mismo: Puesto$/ }).click();
  await expect(warning).toHaveText(
    '“Puesto” puede repetirse: las páginas con el mismo valor mezclan sus filas. Elige “Número interno”.',
  );
  await editor.choose(field, 'Todas las filas');
  await expect(editor.properties.getByText('Cada página muestra las filas de todos. Elige')).toBeVisible();
  await editor.choose(field, 'Solo con el mismo: Número interno (recomendado)');
  await expect(editor.properties.getByText('Elige “Número interno”')).toHaveCount(0);
});

test('the numbers of a receipt count its own pages, or all, as the report says', async ({ page, open }) => {
  const editor = await open('recibo-nomina');
  const third = page.getByRole('figure').nth(2);
  const preview = async () => {
    await page.getByText('Vista previa', { exact: true }).click();
    await third.scrollIntoViewIfNeeded();
  };
  const foot = third.locator('.lz-footer');
  await preview();
  await expect(foot).toContainText('Página 1 de 1');
  await page.getByText('Diseño', { exact: true }).click();
  const whole = editor.properties.getByRole('radio', { name: 'Todo el reporte' });
  await expect(editor.properties.getByRole('radio', { name: 'Cada fila aparte' })).toBeChecked();
  await whole.press('Space');
  await expect.poll(async () => (await reportOf(page)).page.numbering).toBe('continua');
  await preview();
  await expect(foot).toContainText(/Página 3 de \d{2,}/);
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
  await expect.poll(() => outlineOf(page)).toBe('tabla texto_dinamico');
  await expect
    .poll(async () => (await reportOf(page)).layouts.map((layout) => layout.separation))
    .toEqual([false, true]);
  await expect(
    page.getByText('El texto dinámico quedó en página aparte', { exact: false }).first(),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => outlineOf(page)).toBe('tabla');
  await page.keyboard.press('Control+y');
  // Without the page break it is allowed, and said in the list.
  await editor.dropPageBreak(2);
  await page.getByRole('button', { name: /1 aviso/ }).click();
  await page.getByRole('button', { name: /saldrá completa en todas/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});

test('labels share the sheet as the text asks, by keyboard, and come several to a page', async ({
  page,
  open,
}) => {
  const editor = await open('etiquetas-qr');
  await editor.item('texto_dinamico').click();
  const columns = editor.properties.getByRole('textbox', { name: 'Columnas' });
  await columns.fill('3');
  await columns.press('Tab');
  const rows = editor.properties.getByRole('textbox', { name: 'Filas' });
  await rows.fill('4');
  await rows.press('Tab');
  await expect(editor.properties.getByText(/Cada etiqueta mide 6\.16 × /)).toBeVisible();
  await page.getByText('Vista previa', { exact: true }).click();
  const sheet = page.getByRole('figure').first();
  await expect(sheet.locator('.lz-label')).toHaveCount(12);
  await expect(sheet.locator('.lz-label').nth(11).locator('.lz-code svg')).toHaveCount(2);
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await page.getByText('Diseño', { exact: true }).click();
  await page.getByRole('button', { name: /^Deshacer: cambiar etiquetas/ }).click();
  await editor.item('texto_dinamico').click();
  await editor.properties.getByRole('radio', { name: 'Página por fila' }).press('Space');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await expect(page.locator('.lz-label')).toHaveCount(0);
});

test('a chart on a page that repeats shows the rows of that page', async ({ page, open }) => {
  const editor = await open('recibo-nomina');
  await page.getByRole('button', { name: /^Agregar Gráfica/ }).click();
  await editor.chooseTable('Conceptos del recibo');
  await editor.chooseTable('Conceptos');
  await editor.choose(
    editor.properties.getByRole('combobox', { name: 'Categoría', exact: true }),
    'Concepto',
  );
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Cálculo' }), 'Cuenta');
  const label = () => editor.item('grafica').getByRole('img').getAttribute('aria-label');
  await expect(editor.item('grafica').getByRole('img')).toBeVisible();
  const own = await label();
  const follow = editor.properties.getByRole('combobox', { name: 'Filas de cada página' });
  await expect(follow).toHaveValue('Solo con el mismo: Número de recibo');
  await follow.click();
  await page.getByRole('option', { name: 'Todas las filas' }).click();
  await expect.poll(label).not.toBe(own);
  await expect(editor.properties.getByText('Cada página muestra las filas de todos.')).toBeVisible();
});
