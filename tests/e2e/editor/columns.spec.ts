/** Selecting and renaming the columns of a table on the page. */
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { itemRenders, release, reportOf } from '../drivers/editor-page.ts';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

const TABLE = employeesTable(['Nombre completo', 'Puesto', 'RFC']);

/** The table of three columns, selected and with the focus. */
async function focusTable(editor: EditorDriver): Promise<Locator> {
  const table = editor.item('tabla');
  await expect(table.locator('tbody tr').first()).toBeVisible();
  await table.click();
  await expect(table).toBeFocused();
  return table;
}

const headings = async (page: Page): Promise<(string | undefined)[]> =>
  (await reportOf(page)).layouts
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.nombre === 'tabla' ? item.selected_columns : []))
    .map(({ titulo }) => titulo);

const mark = (page: Page): Locator => page.locator('[data-lz-selected-column]');
const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Encabezado de la columna/ });
const said = (page: Page): Locator => page.locator('[data-lz-announcer]');

test('a click on a cell selects its column, on the page and in the properties', async ({ page, open }) => {
  const editor = await open(TABLE);
  const table = await focusTable(editor);
  await editor.item('tabla').locator('tbody td').nth(1).click();
  await expect(mark(page)).toHaveAttribute('data-lz-selected-column', '1');
  const [marked, head] = [await boxOf(mark(page)), await boxOf(table.locator('th').nth(1))];
  expect(Math.abs(marked.x - head.x)).toBeLessThan(2);
  expect(Math.abs(marked.width - head.width)).toBeLessThan(2);
  const row = editor.properties.locator('li[aria-current="true"]');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('button', { name: 'Puesto', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(row.getByLabel('Encabezado', { exact: true })).toBeInViewport();

  // Rows that arrive draw the table once more.
  await expect(page.getByText(editorCanvasMessages.rows.loading)).toHaveCount(0);
  const renders = await itemRenders(page);
  await table.locator('th').nth(2).click();
  await expect(mark(page)).toHaveAttribute('data-lz-selected-column', '2');
  await expect(row.getByRole('button', { name: 'RFC', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await itemRenders(page)).toBe(renders);

  await page.getByRole('group', { name: /^Página del reporte/ }).click({ position: { x: 5, y: 200 } });
  await expect(mark(page)).toHaveCount(0);
  await table.locator('th').nth(0).click();
  await expect(table).toHaveAttribute('data-selected', 'true');
  await expect(mark(page)).toHaveCount(0);
});

test('a double click on a head renames the column in place, as one step', async ({ page, open }) => {
  const editor = await open(TABLE);
  const table = await focusTable(editor);
  const head = table.locator('th').nth(1);
  await head.dblclick();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Puesto');
  await page.keyboard.type('Cargo');
  await page.keyboard.press('Enter');
  await expect(head).toHaveText('Cargo');
  await expect(table).toBeFocused();
  await page.getByRole('button', { name: /^Deshacer: renombrar columna de tabla/ }).click();
  await expect(head).toHaveText('Puesto');
  await page.keyboard.press('Control+y');
  await expect(head).toHaveText('Cargo');

  await head.dblclick();
  await page.keyboard.type('Otra cosa');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(head).toHaveText('Cargo');
  await expect(mark(page)).toHaveCount(1);

  await head.dblclick();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(head).toHaveText('Puesto');
  expect(await headings(page)).toEqual([undefined, undefined, undefined]);

  await test.step('what was typed has its own undo, and is kept by saving and by a click elsewhere', async () => {
    const first = table.locator('th').nth(0);
    await first.dblclick();
    await page.keyboard.type('Persona');
    await page.keyboard.press('Control+z');
    await expect(field(page)).toBeVisible();
    await expect(editor.items).toHaveCount(1);
    await field(page).fill('Persona');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Guardado \d/)).toBeVisible();
    expect((await headings(page))[0]).toBe('Persona');

    await first.dblclick();
    await page.keyboard.type('Trabajador');
    await page.getByRole('group', { name: /^Página del reporte/ }).click({ position: { x: 5, y: 200 } });
    await expect(first).toHaveText('Trabajador');
    await expect(mark(page)).toHaveCount(0);
  });
});

test('by keyboard: arrows walk the columns, Enter renames, Supr removes, Escape goes back to the table', async ({
  page,
  open,
}) => {
  const editor = await open(TABLE);
  const table = await focusTable(editor);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('Columna Nombre completo, 1 de 3.');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('Columna Puesto, 2 de 3.');
  await page.keyboard.press('F2');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Cargo');
  await page.keyboard.press('Enter');
  await expect(table.locator('th').nth(1)).toHaveText('Cargo');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('Columna RFC, 3 de 3.');
  await page.keyboard.press('Delete');
  await expect(table.locator('thead th')).toHaveText(['Nombre completo', 'Cargo']);
  await expect(said(page)).toContainText('Columna Cargo, 2 de 2.');
  await page.keyboard.press('ArrowLeft');
  await expect(mark(page)).toHaveAttribute('data-lz-selected-column', '0');
  await page.keyboard.press('Escape');
  await expect(mark(page)).toHaveCount(0);
  await expect(table).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(table).not.toHaveAttribute('data-selected', 'true');
});

test('on a telephone the heading of the last column is typed within the screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open('registro-nomina');
  await expect(editor.item('tabla').locator('tbody tr').first()).toBeVisible();
  await editor.item('tabla').locator('tbody td').first().click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await expect(field(page)).toBeFocused();
  const { x, width, height } = await boxOf(field(page));
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(360);
  expect(height).toBeGreaterThan(24);
});

test('rows that come while a heading is typed leave the field as it is', async ({ page, open }) => {
  const editor = await open(TABLE, '&filas-retenidas');
  const table = editor.item('tabla');
  await table.locator('thead th').first().dblclick();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Quien');
  await expect(page.getByText(editorCanvasMessages.rows.loading).first()).toBeVisible();
  await release(page);
  await expect(table.locator('tbody tr').first().locator('td').nth(2)).toHaveText(/^[A-Z\d]{12,13}$/);
  await page.keyboard.type('es');
  await expect(field(page)).toHaveValue('Quienes');
});

test('a report that is only read has no column to select', async ({ page, open }) => {
  const editor = await open('registro-nomina', '&readonly');
  const cell = editor.item('tabla').locator('tbody td').first();
  await cell.click();
  await cell.click();
  await page.keyboard.press('ArrowRight');
  await expect(mark(page)).toHaveCount(0);
});
