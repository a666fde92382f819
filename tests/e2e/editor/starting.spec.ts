/** The first minutes: what an empty page offers, and what leads an incomplete item on. */
import { expect } from '@playwright/test';
import { outlineOf, reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('an empty page offers a table, and leads to the choice of its data and its columns', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await expectAccessible(page, { what: 'empty page' });
  await page.getByRole('button', { name: /^Empezar con una tabla/ }).click();
  await expect.poll(() => outlineOf(page)).toBe('tabla');
  await expect(editor.properties.getByRole('combobox', { name: 'Tabla', exact: true })).toBeFocused();
  await page
    .getByRole('option', { name: /^Empleados/ })
    .first()
    .click();
  await editor.item('tabla').getByRole('button', { name: 'Elegir columnas' }).click();
  await expect(page.getByLabel('Buscar columna')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Nombre completo', exact: true }).check();
  await expect(editor.item('tabla').locator('tbody tr').first()).toBeVisible();
  await expect(editor.item('tabla').getByRole('button', { name: 'Elegir columnas' })).toHaveCount(0);
});

test('a letter for each employee begins with their name, as one step, by keyboard', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Una carta por empleado/ }).press('Enter');
  await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Te damos la bienvenida.');
  await page.keyboard.press('Escape');
  await expect(editor.item('texto_dinamico')).toContainText('Te damos la bienvenida.');
  const [item] = (await reportOf(page)).layouts.flatMap(({ items }) => items);
  expect(item).toMatchObject({
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.name' }],
  });
  await expect(page.getByText('Sin problemas')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Empieza tu reporte' })).toBeVisible();
});

test('a missing picture is uploaded, and a missing table chosen, from the page', async ({ page, open }) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Imagen/ }).click();
  const choosing = page.waitForEvent('filechooser');
  await editor.item('imagen').getByRole('button', { name: 'Subir imagen' }).click();
  await choosing;
  await page.getByRole('button', { name: /^Agregar Gráfica/ }).click();
  await editor.tab('Formato');
  await editor.item('grafica').getByRole('button', { name: 'Elegir tabla' }).press('Enter');
  await expect(editor.properties.getByRole('combobox', { name: 'Tabla', exact: true })).toBeFocused();
});

test('what is missing is no error before a save was tried, and then in red, in a dialog and in a list that jumps', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Empezar con una tabla/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 por completar' }).click();
  await page.getByRole('button', { name: /Elige al menos una tabla/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
  await expect(editor.item('tabla')).not.toHaveAttribute('data-problem');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const modal = page.getByRole('dialog', { name: 'Faltan llenar campos' });
  await expect(modal).toContainText(
    'Complete la información de los elementos marcados en color rojo, esto incluye filtros y/o campos adicionales vacíos',
  );
  await expect(modal.getByRole('button', { name: /^Tabla\s*Elige al menos una tabla/ })).toBeVisible();
  await modal.getByRole('button', { name: 'Revisar' }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-problem', 'true');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(editor.item('tabla')).toBeFocused();
  await page.getByRole('button', { name: '1 problema' }).click();
  await page.getByRole('button', { name: /Elige al menos una tabla/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});
