/** A table's columns and additional columns, over its live rows. */
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { release } from '../drivers/editor-page.ts';
import { employeesColumns, employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { keysOf, tableOf } from '../drivers/employees-table.ts';

test('columns are ordered by mouse and by keyboard, renamed, and left blank', async ({ page, open }) => {
  const editor = await open(employeesTable(['Nombre completo', 'Puesto', 'Salario diario']));
  await editor.item('tabla').click();
  const grip = (name: string) => editor.properties.getByRole('button', { name: `Ordenar ${name}: flecha` });
  const from = await boxOf(grip('Nombre completo'));
  const to = await boxOf(grip('Salario diario'));
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + to.height + 40, { steps: 14 });
  await expect.poll(async () => (await grip('Salario diario').boundingBox())?.y).toBeLessThan(to.y);
  await page.mouse.up();
  await expect.poll(() => keysOf(page)).toEqual(['position', 'daily_salary', 'name']);
  await grip('Nombre completo').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => keysOf(page)).toEqual(['position', 'name', 'daily_salary']);
  await expect(grip('Nombre completo')).toBeFocused();

  await editor.properties.getByRole('button', { name: 'Puesto', exact: true }).press('Enter');
  await editor.properties.getByLabel('Encabezado', { exact: true }).fill('Cargo');
  await expect(editor.item('tabla').locator('th').first()).toHaveText('Cargo');
  await editor.properties.getByRole('button', { name: 'En blanco' }).click();
  await expect(editor.item('tabla').locator('thead tr > *')).toHaveCount(4);
  await expect
    .poll(async () => (await tableOf(page)).selected_columns.at(-1))
    .toMatchObject({ data_type: 'empty' });
});

test('a border between columns is pulled on the page with live percentages; Escape gives it back', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['Nombre completo', 'Puesto', 'RFC']));
  await editor.item('tabla').click();
  const border = page.locator('[data-lz-column-border="0"]');
  const pull = async (by: number): Promise<void> => {
    const box = await boxOf(border);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + by, box.y + box.height / 2, { steps: 6 });
  };
  await pull(60);
  await expect(border).toContainText(/^\d+ % \| \d+ %$/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect
    .poll(async () => (await tableOf(page)).selected_columns.every(({ ancho }) => ancho === undefined))
    .toBe(true);
  await pull(60);
  await page.mouse.up();
  const widths = (await tableOf(page)).selected_columns.map(({ ancho }) => ancho ?? 0);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 0);
  await page.getByRole('button', { name: /^Deshacer: cambiar ancho de columna de tabla/ }).click();
  await expect
    .poll(async () => (await tableOf(page)).selected_columns.every(({ ancho }) => ancho === undefined))
    .toBe(true);
  // The same by keyboard.
  await editor.properties.getByRole('button', { name: 'Puesto', exact: true }).press('Enter');
  await editor.properties.getByLabel('Ancho', { exact: true }).last().fill('40');
  await expect.poll(async () => (await tableOf(page)).selected_columns[1]?.ancho).toBe(40);
});

/** Whether a value of a column stands wider than its cell, or in two lines. */
const breaks = (table: Locator, column: number): Promise<boolean> =>
  table.evaluate((element, at) => {
    const cells = [...element.querySelectorAll<HTMLElement>(`tbody td:nth-child(${at})`)];
    const [first = 0] = cells.map((cell) => cell.offsetHeight);
    return cells.some((cell) => cell.scrollWidth > cell.clientWidth || cell.offsetHeight > first * 1.6);
  }, column);

test('values that come while a border is pulled hold it too', async ({ page, open }) => {
  const editor = await open(employeesTable(['RFC', 'CURP']), '&filas-retenidas');
  await editor.item('tabla').click();
  const border = await boxOf(page.locator('[data-lz-column-border="0"]'));
  const y = border.y + border.height / 2;
  await page.mouse.move(border.x + border.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(border.x + 600, y, { steps: 8 });
  const table = editor.item('tabla').locator('table');
  await expect(page.getByText(editorCanvasMessages.rows.loading).first()).toBeVisible();
  await release(page);
  await expect(table.locator('tbody td').nth(1)).toHaveText(/^[A-Z\d]{18}$/);
  await page.mouse.move(border.x + 601, y);
  // The table that the values came with is pulled as well.
  const first = table.locator('col').first();
  expect(await first.evaluate((col) => Number.parseFloat(col.style.width))).toBeGreaterThan(60);
  expect(await breaks(table, 2)).toBe(false);
  await page.mouse.up();
  await expect.poll(async () => (await tableOf(page)).selected_columns[0]?.ancho).toBeGreaterThan(60);
});

test('a border is pulled as far as no value breaks, and the panels are drawn once, when it is let go', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['RFC', 'CURP']));
  await editor.item('tabla').click();
  const table = editor.item('tabla').locator('table');
  await expect(table.locator('tbody tr').first().locator('td')).toHaveText([
    /^[A-Z\d]{12,13}$/,
    /^[A-Z\d]{18}$/,
  ]);
  const border = page.locator('[data-lz-column-border="0"]');
  const pull = async (by: number): Promise<void> => {
    const box = await boxOf(border);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + by, box.y + box.height / 2, { steps: 8 });
  };
  await page.evaluate(`
    window.panelChanges = 0;
    new MutationObserver(() => { window.panelChanges++; }).observe(
      document.querySelector('[aria-label="Propiedades"]'), { subtree: true, childList: true, attributes: true });
  `);
  await pull(600);
  expect(await breaks(table, 2)).toBe(false);
  expect(await page.evaluate('window.panelChanges')).toBe(0);
  await page.mouse.up();
  await expect.poll(async () => (await tableOf(page)).selected_columns[0]?.ancho).toBeGreaterThan(50);
  await pull(-800);
  await page.mouse.up();
  expect(await breaks(table, 1)).toBe(false);
  await expect.poll(async () => (await tableOf(page)).selected_columns[0]?.ancho).toBeLessThan(40);
});

test('formats, alignment, a total, zebra, repeated head and order of the rows', async ({ page, open }) => {
  const editor = await open(employeesTable(['Nombre completo', 'Salario diario', 'Fecha de ingreso']));
  await editor.item('tabla').click();
  await editor.setColumn('Salario diario', 'Formato', 'Moneda: $1,234.50');
  await expect(editor.item('tabla').locator('tbody td').nth(1)).toHaveText(/^\$[\d,]+\.\d{2}$/);
  await editor.setColumn('Salario diario', 'Total', 'Promedio');
  await expect.poll(async () => (await tableOf(page)).selected_columns[1]?.total).toBe('promedio');
  await editor.properties.getByRole('button', { name: 'Salario diario', exact: true }).click();
  await editor.properties
    .getByRole('radiogroup', { name: 'Alineación' })
    .getByRole('radio')
    .nth(1)
    .press('Space');
  await expect(editor.item('tabla').locator('th').nth(1)).toHaveClass(/lz-center/);
  await editor.tab('Formato');
  await editor.properties.getByRole('switch', { name: 'Filas alternadas en gris' }).press('Space');
  await expect(editor.item('tabla').locator('table')).toHaveClass(/lz-zebra/);
  await editor.tab('Diseño');
  await editor.properties.getByRole('switch', { name: 'Repetir el encabezado' }).press('Space');
  await expect(editor.item('tabla').locator('table')).toHaveClass(/lz-head-once/);
  await editor.tab('Datos');
  const sort = editor.properties.getByRole('combobox', { name: 'Ordenar por' });
  await sort.click();
  await sort.fill('Nombre');
  await page.getByRole('option', { name: 'Nombre completo', exact: true }).click();
  const first = editor.item('tabla').locator('tbody td').first();
  const before = await first.textContent();
  await editor.properties.getByRole('button', { name: 'Nombre completo: de menor a mayor; cambiar' }).click();
  await expect(first).not.toHaveText(before ?? '');
});

/** The groups that a page's end cuts through, by their headings, on the pages of the preview that are in sight. */
const cutGroups = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('figure tbody')]
    .filter((body) => body.getClientRects().length > 1)
    .map((body) => body.rows[0].textContent)`);

test('a group stays on one page, or is cut where that is not asked for', async ({ page, open }) => {
  // Eleven rows for each name; no page's end cuts through a group of five.
  const table = employeesTable(['Nombre completo', 'Salario diario'], { group_by: ['employees.name'] });
  const editor = await open(table, '&filas=330');
  await editor.item('tabla').click();
  const whole = editor.properties.getByRole('switch', { name: 'No partir un grupo entre dos páginas' });
  await expect(whole).toBeChecked();
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first().locator('.lz-grupo').nth(5)).toBeVisible();
  await expect.poll(() => cutGroups(page)).toEqual([]);

  await page.getByText('Diseño', { exact: true }).click();
  await editor.item('tabla').click();
  await whole.press('Space');
  await expect(whole).not.toBeChecked();
  await expect.poll(async () => (await tableOf(page)).keep_together).toBe(false);
  await page.getByText('Vista previa', { exact: true }).click();
  await expect.poll(async () => (await cutGroups(page)).length).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => cutGroups(page)).toEqual([]);
});

test('pages end with their sums, and groups have pages of their own', async ({ page, open }) => {
  const table = employeesTable(['Nombre completo', 'Salario diario'], { group_by: ['employees.name'] });
  const editor = await open(table, '&filas=330');
  await editor.item('tabla').click();
  const sum = editor.properties.getByRole('switch', { name: 'Suma de la página' });
  const carried = editor.properties.getByRole('switch', { name: 'Viene de la página anterior' });
  await expect(sum).toBeDisabled();
  await expect(editor.properties.getByText('Elige “Suma” como total de una columna.')).toBeVisible();

  await open(
    employeesTable(['Nombre completo', 'Salario diario'], {
      group_by: ['employees.name'],
      selected_columns: employeesColumns(['Nombre completo', 'Salario diario']).map((column, index) =>
        index === 0 ? column : { ...column, total: 'suma' as const },
      ),
    }),
    '&filas=330',
  );
  await editor.item('tabla').click();
  await sum.press('Space');
  await carried.press('Space');
  await expect(editor.properties.getByText('Van en el PDF.')).toBeVisible();
  // The canvas does not show all rows of a page.
  await expect(editor.item('tabla').locator('.lz-page-sum')).toHaveText('Suma de la página…');
  await page.getByText('Vista previa', { exact: true }).click();
  const preview = page.getByRole('figure').first();
  await expect(preview.locator('.lz-page-sum').first()).toHaveText(/^Suma de la página\$[\d,]+\.\d\d$/);
  await expect(preview.locator('.lz-page-carried').first()).toHaveText(/^Viene de la página anterior\$/);
  await page.getByText('Diseño', { exact: true }).click();

  await editor.item('tabla').click();
  const own = editor.properties.getByRole('switch', { name: 'Nueva página por grupo' });
  const numbers = editor.properties.getByRole('switch', { name: 'Reiniciar la numeración' });
  await expect(numbers).toHaveCount(0);
  await own.press('Space');
  await numbers.press('Space');
  await expect
    .poll(() => tableOf(page))
    .toMatchObject({
      suma_pagina: true,
      viene_pagina: true,
      pagina_por_grupo: true,
      numeracion_por_grupo: true,
    });
  await page.getByText('Vista previa', { exact: true }).click();
  // Thirty people and the total of all.
  await expect(page.getByRole('figure')).toHaveCount(31);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await tableOf(page)).pagina_por_grupo).toBeUndefined();
});

test('the focus goes to what was added, and stays in the list that something is taken from', async ({
  open,
}) => {
  const editor = await open('registro-nomina');
  await editor.item('tabla').click();
  await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).press('Enter');
  await expect(editor.properties.getByLabel('Nombre del campo adicional').last()).toBeFocused();
  await editor.properties.getByRole('button', { name: 'Agregar filtro' }).press('Enter');
  await expect(editor.properties.getByRole('combobox', { name: 'Columna del filtro' }).last()).toBeFocused();
  await editor.properties.getByRole('button', { name: 'Quitar el filtro sin columna' }).press('Enter');
  await expect(editor.properties.getByRole('button', { name: 'Agregar filtro' })).toBeFocused();
  await editor.properties.getByRole('button', { name: 'Quitar la columna Centro' }).press('Enter');
  await expect(editor.properties.getByRole('button', { name: 'Quitar la columna Días' })).toBeFocused();
});

test('that tables are not related stands by the tables, and goes with the table', async ({ open }) => {
  const editor = await open(employeesTable(['Nombre completo']), '&sin-relacion');
  await editor.item('tabla').click();
  await editor.chooseTable('Incapacidades');
  const tables = editor.properties.getByRole('combobox', { name: 'Tablas', exact: true });
  await expect(tables).toHaveAccessibleDescription(/Estas tablas no tienen relación\./);
  await expect(editor.properties.getByText('Estas tablas no tienen relación.')).toHaveCount(1);
  await editor.properties.getByRole('button', { name: 'Quitar la tabla Incapacidades' }).press('Enter');
  await expect(editor.properties.getByText('Estas tablas no tienen relación.')).toHaveCount(0);
});

test('texts above and below groups, written with suggestions, on the canvas, in the preview and undone', async ({
  open,
  page,
}) => {
  const table = employeesTable(['Nombre completo', 'Salario diario'], { group_by: ['employees.position'] });
  const editor = await open(table);
  await editor.item('tabla').click();
  const foot = editor.properties.getByRole('textbox', { name: 'Pie de cada grupo', exact: true });
  await foot.focus();
  await page.keyboard.type('Salario de {Pue');
  await expect(editor.properties.getByRole('option', { name: 'Puesto' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('}: {SUMA(Sal');
  await page.keyboard.press('Enter');
  // Outside of braces nothing is suggested.
  await page.keyboard.type(')} por suma');
  await expect(editor.properties.getByRole('listbox')).toHaveCount(0);
  await expect(foot).toHaveValue('Salario de {Puesto}: {SUMA([Salario diario])} por suma');
  const drawn = editor.item('tabla').locator('.lz-group-foot').first();
  await expect(drawn).toHaveText(/^Salario de .+: \$[\d,]+\.\d\d por suma$/);
  const { uuid, textos_grupo } = await tableOf(page);
  expect(textos_grupo?.[0]?.pie).toBe(
    `Salario de {[${uuid}.employees.position]}: {SUMA([${uuid}.employees.daily_salary])} por suma`,
  );

  await foot.fill('{[Salario diario]}');
  await expect(editor.properties.getByRole('alert')).toContainText('tiene muchas filas');
  await page.keyboard.press('Control+z');
  await expect(foot).toHaveValue('');
  await expect(editor.item('tabla').locator('.lz-group-foot')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await foot.fill('{CONTARA([Nombre completo])} personas');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first().locator('.lz-group-foot').first()).toHaveText(
    /^\d+ personas$/,
  );
});

test('a conditional style by a formula over a column that is not shown', async ({ open, page }) => {
  const editor = await open(employeesTable(['Nombre completo']));
  await editor.item('tabla').click();
  await editor.properties.getByRole('tab', { name: 'Formato' }).click();
  await editor.properties.getByRole('button', { name: 'Agregar formato condicional' }).press('Enter');
  await editor.properties.getByRole('switch', { name: 'Decidir con una fórmula' }).press('Space');
  const formula = editor.properties.getByRole('textbox', {
    name: 'Fórmula del formato condicional de Nombre completo',
  });
  await formula.fill('[Salario diario]');
  await expect(editor.properties.getByRole('alert')).toContainText('debe ser una comparación');
  await formula.fill('[Salario diario] > 0');
  await expect(editor.properties.getByRole('alert')).toHaveCount(0);
  await expect(editor.item('tabla').locator('tbody td[style*="color:#b42318"]').first()).toBeVisible();
  expect((await tableOf(page)).estilos_condicionales).toMatchObject([
    { column: 'employees.name', formula: '[employees.daily_salary] > 0' },
  ]);
});
