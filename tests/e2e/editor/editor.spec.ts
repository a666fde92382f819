/** A whole report: built by keyboard, and filled with rows. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

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
  await add(/^Agregar Tabla(?! cruzada| fija)/);
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
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => outlineOf(page)).not.toMatch(/[a-z]/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => outlineOf(page)).toBe('titulo texto tabla');
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
  const firstRow = editor.properties.getByText('Primera fila:');
  await test.step('from dates', async () => {
    await editor.properties.getByRole('radio', { name: 'Fechas' }).press('Space');
    await editor.properties.getByRole('combobox', { name: 'Desde (y hasta) la fecha' }).click();
    await page.getByRole('option', { name: 'Fecha de ingreso', exact: true }).click();
    await page.keyboard.press('Escape');
    await editor.choose(editor.properties.getByRole('combobox', { name: 'Resultado en' }), 'Años');
    await expect(firstRow).toContainText(/\d+ años/);
    await editor.properties.getByRole('radio', { name: 'Números' }).press('Space');
  });
  await editor.properties.getByRole('combobox', { name: 'Columnas, en orden' }).click();
  await page.getByRole('option', { name: 'Salario diario', exact: true }).click();
  await page.keyboard.press('Escape');
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Operación' }), 'Multiplicar');
  await editor.properties.getByLabel('Y un número con el que se opera').fill('30');
  await expect(firstRow).toContainText(/\d{1,2},\d{3}\.\d{2}/);
  await expect(editor.item('tabla').locator('thead')).toContainText('Salario mensual');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByText(/^Página 1 de \d+$/).first()).toBeVisible();
});
