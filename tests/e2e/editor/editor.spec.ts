/** A whole report: built by keyboard, copied, checked, filled with rows, on a narrow screen. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const START = 'titulo+imagen texto_dinamico tabla texto';

test('a report of title, text, table and page break is built by keyboard alone', async ({ page, open }) => {
  await open('vacio');
  const add = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await add(/^Agregar Título/);
  await page.keyboard.type('Personal');
  await page.keyboard.press('Escape');
  await add(/^Agregar Texto P/);
  await page.keyboard.type('Al día de hoy.');
  await page.keyboard.press('Escape');
  await add(/^Agregar Tabla/);
  await expect.poll(() => outlineOf(page)).toBe('titulo texto tabla');
  await page.getByRole('group', { name: /^Página del reporte/ }).focus();
  // Lift the selected table and put it first.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-lz-announcer]')).toContainText('Levantado: tabla');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-lz-announcer]')).toHaveText('Sección nueva al principio');
  await page.keyboard.press('Space');
  await expect.poll(() => outlineOf(page)).toBe('tabla titulo texto');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+d');
  await expect.poll(() => outlineOf(page)).toBe('titulo texto texto tabla');
  await page.keyboard.press('Delete');
  await expect.poll(() => outlineOf(page)).toBe('titulo texto tabla');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-lz-announcer]')).toHaveText('La sección 3 empieza en una página nueva.');
  await expect
    .poll(async () => (await reportOf(page)).layouts.map((layout) => layout.separation))
    .toEqual([false, false, true]);
});

test('items are copied and pasted with fresh uuids', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  await editor.item('titulo').click();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen titulo texto_dinamico tabla texto');
  const uuids = (await reportOf(page)).layouts.flatMap((layout) => layout.items.map((item) => item.uuid));
  expect(new Set(uuids).size).toBe(uuids.length);
});

test('an incomplete report is not saved: items in red, the modal, a list that jumps', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const modal = page.getByRole('dialog', { name: 'Faltan llenar campos' });
  await expect(modal).toContainText(
    'Complete la información de los elementos marcados en color rojo, esto incluye filtros y/o campos adicionales vacíos',
  );
  await expect(modal.getByRole('button', { name: /^Tabla\s*Elige al menos una tabla/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(editor.item('tabla')).toHaveAttribute('data-problem', 'true');
  await expect(editor.item('tabla')).toBeFocused();
  await page.getByRole('button', { name: '1 problema' }).click();
  await page.getByRole('button', { name: /Elige al menos una tabla/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});

test('a table shows real rows, filtered, computed and totalled', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Nombre completo', 'Salario diario']);
  await expect(editor.item('tabla').locator('tbody tr').first()).toContainText('Aguilar');
  await editor.properties.getByRole('button', { name: 'Agregar filtro' }).click();
  await editor.choose(
    editor.properties.getByRole('combobox', { name: 'Columna del filtro' }),
    'Nombre completo',
  );
  await editor.properties.getByLabel('Valor del filtro').fill('Zamora');
  await expect(editor.item('tabla').locator('tbody tr').first()).toContainText('Zamora');
  await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
  await editor.properties.getByLabel('Nombre del campo adicional').fill('Salario mensual');
  await editor.properties.getByRole('combobox', { name: 'Columnas, en orden' }).click();
  await page.getByRole('option', { name: 'Salario diario', exact: true }).click();
  await page.keyboard.press('Escape');
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Operación' }), 'Multiplicar');
  await editor.properties.getByLabel('Y un número con el que se opera').fill('30');
  await expect(editor.properties.getByText('Primera fila:')).toContainText(/\d{1,2},\d{3}\.\d{2}/);
  await expect(editor.item('tabla').locator('thead')).toContainText('Salario mensual');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByText(/^Página 1 de \d+$/).first()).toBeVisible();
});

test('no accessibility violations on the editor and its panels', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  const check = async (what: string): Promise<void> => {
    await expectAccessible(page, { what });
  };
  await check('report');
  for (const kind of ['titulo', 'imagen', 'texto_dinamico', 'tabla', 'texto'] as const) {
    await editor.item(kind).click();
    await check(kind);
  }
});

test('works at 360 px: panes lie over the page and close', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open('empleados-por-centro');
  await expect(editor.properties).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar los elementos' }).click();
  await page.getByRole('button', { name: /^Agregar Imagen/ }).click();
  await expect.poll(() => outlineOf(page)).toBe(`${START} imagen`);
  await page.getByRole('button', { name: 'Mostrar las propiedades' }).click();
  await expect(editor.properties).toContainText('Imagen');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});
