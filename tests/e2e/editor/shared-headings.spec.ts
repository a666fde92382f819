/** Headings that neighbouring columns of a table share: made, renamed and taken away, by mouse and by keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const NAMES = ['Nombre completo', 'Puesto', 'RFC', 'CURP'];
const TABLE = employeesTable(NAMES);

const shared = async (page: Page): Promise<(string | undefined)[]> =>
  (await reportOf(page)).layouts
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.nombre === 'tabla' ? item.selected_columns : []))
    .map(({ encabezado_comun }) => encabezado_comun);
const said = (page: Page): Locator => page.locator('[data-lz-announcer]');
const field = (editor: EditorDriver): Locator =>
  editor.properties.getByLabel('Encabezado común', { exact: true });
const button = (editor: EditorDriver, name: string): Locator =>
  editor.properties.getByRole('button', { name, exact: true });

async function chooseColumns(editor: EditorDriver, ...names: string[]): Promise<Locator> {
  const table = editor.item('tabla');
  await expect(table.locator('tbody tr').first()).toBeVisible();
  await table.click();
  await button(editor, 'Editar varias').click();
  for (const name of names) await editor.properties.getByLabel(`Marcar la columna ${name}`).check();
  return table;
}

test('two columns get a heading together, which is renamed, undone, and taken from them', async ({
  page,
  open,
}) => {
  const editor = await open(TABLE);
  const table = await chooseColumns(editor, 'RFC', 'CURP');
  await button(editor, 'Agrupar encabezado').click();
  const head = table.locator('th[scope=colgroup]');
  await expect(head).toHaveText('Encabezado');
  await expect(said(page)).toContainText('Encabezado “Encabezado” sobre 2 columnas.');
  await expect(field(editor)).toBeFocused();
  await page.keyboard.type('Claves fiscales');
  await expect(head).toHaveText('Claves fiscales');
  expect(await shared(page)).toEqual([undefined, undefined, 'Claves fiscales', 'Claves fiscales']);

  await test.step('it stands above its columns', async () => {
    const [over, first, last] = [
      await boxOf(head),
      await boxOf(table.locator('th', { hasText: /^RFC$/ })),
      await boxOf(table.locator('th', { hasText: /^CURP$/ })),
    ];
    expect(Math.abs(over.x - first.x)).toBeLessThan(2);
    expect(Math.abs(over.x + over.width - last.x - last.width)).toBeLessThan(2);
    expect(over.y + over.height).toBeLessThan(first.y + 2);
  });

  await expectAccessible(page);
  await page.getByRole('button', { name: /^Deshacer: renombrar encabezado común/ }).click();
  await expect(head).toHaveText('Encabezado');
  await page.getByRole('button', { name: /^Deshacer: agrupar encabezado/ }).click();
  await expect(head).toHaveCount(0);
  await page.getByRole('button', { name: /^Rehacer: agrupar encabezado/ }).click();
  await expect(head).toHaveCount(1);

  await button(editor, 'Desagrupar encabezado').click();
  await expect(head).toHaveCount(0);
  await expect(said(page)).toContainText('2 columnas sin encabezado común.');
  expect(await shared(page)).toEqual(NAMES.map(() => undefined));
});

test('columns apart say so, and one that is moved away keeps its heading', async ({ page, open }) => {
  const editor = await open(TABLE);
  await chooseColumns(editor, 'Nombre completo', 'RFC');
  await expect(button(editor, 'Agrupar encabezado')).toBeDisabled();
  await expect(editor.properties.getByText('marca columnas que estén una junto a otra')).toBeVisible();
  await editor.properties.getByLabel('Marcar la columna Puesto').check();
  await button(editor, 'Agrupar encabezado').click();
  await field(editor).fill('Persona');
  await button(editor, 'Listo').click();
  await editor.properties.getByRole('button', { name: /^Ordenar RFC:/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(editor.item('tabla').locator('th[scope=colgroup]')).toHaveText(['Persona', 'Persona']);
});

test('by keyboard: a column below a shared heading is selected, renamed, and renames what it shares', async ({
  page,
  open,
}) => {
  const columns = TABLE.layouts
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.nombre === 'tabla' ? item.selected_columns : []));
  const editor = await open(
    employeesTable(NAMES, {
      selected_columns: columns.map((column, at) =>
        at > 1 ? { ...column, encabezado_comun: 'Claves' } : column,
      ),
    }),
  );
  const table = editor.item('tabla');
  await expect(table.locator('tbody tr').first()).toBeVisible();
  await table.click();
  await expect(table).toBeFocused();
  for (const name of NAMES.slice(0, 3)) {
    await page.keyboard.press('ArrowRight');
    await expect(said(page)).toContainText(`Columna ${name}`);
  }
  const mark = page.locator('[data-lz-selected-column="2"]');
  const head = table.locator('th', { hasText: /^RFC$/ });
  const [marked, own] = [await boxOf(mark), await boxOf(head)];
  expect(Math.abs(marked.x - own.x)).toBeLessThan(2);
  expect(Math.abs(marked.width - own.width)).toBeLessThan(2);
  await page.keyboard.press('F2');
  const heading = page.getByRole('textbox', { name: /^Encabezado de la columna/ });
  await expect(heading).toBeFocused();
  expect((await boxOf(heading)).y).toBeGreaterThan((await boxOf(table.locator('th[scope=colgroup]'))).y + 4);
  await page.keyboard.type('Registro');
  await page.keyboard.press('Enter');
  await expect(table.locator('thead th')).toHaveText([
    'Nombre completo',
    'Puesto',
    'Claves',
    'Registro',
    'CURP',
  ]);
  await field(editor).fill('Identidad');
  await expect(table.locator('th[scope=colgroup]')).toHaveText('Identidad');
  expect(await shared(page)).toEqual([undefined, undefined, 'Identidad', 'Identidad']);
  await field(editor).fill('');
  await page.keyboard.press('Tab');
  await expect(table.locator('th[scope=colgroup]')).toHaveCount(0);
  expect(await shared(page)).toEqual(NAMES.map(() => undefined));
});
