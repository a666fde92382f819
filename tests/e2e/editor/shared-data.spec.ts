/** Data that several items share: a data set with its filters, and filters of the whole report. */
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems } from '@lienzo/schema/report/report';
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesColumns, reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const people = (names: readonly string[]) => ({
  ...newItem('tabla'),
  selected_tables: ['employees'],
  selected_columns: employeesColumns(names),
});
const chart = () => ({
  ...newItem('grafica'),
  selected_tables: ['employees'],
  selected_columns: employeesColumns(['Sexo', 'Salario diario']),
  categoria: 'employees.gender',
  valores: ['employees.daily_salary'],
});

test('a table and a chart use one data set, whose filter and order are changed in one place', async ({
  page,
  open,
}) => {
  const editor = await open(reportWith([people(['Nombre completo', 'Sexo'])], [people(['Sexo', 'RFC'])]));
  const { properties } = editor;
  await editor.item('tabla').click();
  await properties.getByRole('button', { name: 'Compartir estos datos con otros elementos' }).click();
  await expect(properties.getByLabel('De dónde salen los datos')).toHaveValue(/^conjunto-/);
  await editor.item('tabla', 1).click();
  await properties.getByLabel('De dónde salen los datos').selectOption({ label: 'Empleados' });
  await properties.getByRole('button', { name: 'Editar en Propiedades del reporte' }).click();

  await expect(properties.getByText('Lo usan 2 elementos.')).toBeVisible();
  const set = properties.getByRole('region', { name: 'Empleados' });
  await set.getByRole('button', { name: 'Agregar filtro' }).press('Enter');
  await editor.choose(set.getByRole('combobox', { name: 'Columna del filtro' }), 'Sexo');
  await editor.choose(set.getByRole('combobox', { name: 'Condición' }), 'Es exactamente');
  await set.getByLabel('Valor del filtro').fill('Femenino');
  await editor.choose(set.getByRole('combobox', { name: 'Ordenar por' }), 'Nombre completo');
  for (const at of [0, 1])
    await expect(editor.item('tabla', at).locator('tbody')).not.toContainText('Masculino');
  await expectAccessible(page);

  await editor.item('tabla', 1).click();
  await expect(properties.getByText('Del conjunto', { exact: true })).toBeVisible();
  await expect(properties.getByText('Sexo: Es exactamente Femenino')).toBeVisible();
  await expect(properties.getByText('Las filas salen en el orden del conjunto.')).toBeVisible();
  const items = dataItems(await reportOf(page));
  expect(items.map(({ order_columns }) => order_columns.length)).toEqual([1, 1]);
  // Removed, it leaves its filter to both.
  await properties.getByRole('button', { name: 'Editar en Propiedades del reporte' }).click();
  await properties.getByRole('button', { name: 'Quitar el conjunto de datos Empleados' }).click();
  await editor.item('tabla', 1).click();
  await expect(properties.getByLabel('Valor del filtro')).toHaveValue('Femenino');
  await page.keyboard.press('Control+z');
  await expect(properties.getByText('Lo usan 2 elementos.')).toBeVisible();
});

test('a filter of the whole report, by keyboard, with what it does not apply to', async ({ page, open }) => {
  const other = {
    ...newItem('tabla'),
    selected_tables: ['concepts'],
    selected_columns: [
      { column: 'concepts.description', data_type: 'text' as const, readable_name: 'Concepto' },
    ],
  };
  const editor = await open(reportWith([people(['Nombre completo', 'Sexo'])], [chart()], [other]));
  const { properties } = editor;
  const group = properties.getByRole('region', { name: 'Datos compartidos' });
  const add = group.getByRole('button', { name: 'Agregar filtro' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(group.getByRole('combobox', { name: 'Columna del filtro' })).toBeFocused();
  await page.keyboard.type('Sexo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await editor.choose(group.getByRole('combobox', { name: 'Condición' }), 'Es exactamente');
  await group.getByLabel('Valor del filtro').fill('Femenino');
  await expect(editor.item('tabla').locator('tbody')).not.toContainText('Masculino');
  await expect(group.getByText('“Sexo” no se aplica a: Tabla 2.')).toBeVisible();
  expect(dataItems(await reportOf(page)).map(({ filters }) => filters.length)).toEqual([1, 1, 0]);

  await editor.item('tabla').click();
  await properties.getByRole('switch', { name: 'Usar los filtros del reporte' }).press('Space');
  await expect(editor.item('tabla').locator('tbody')).toContainText('Masculino');
  await expect(properties.getByText('Sexo: Es exactamente Femenino')).toBeHidden();
});
