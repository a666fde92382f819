/** A cross table from the palette to the page: by keyboard, with totals, undone, in the preview, and one that is too wide. */

import { newItem } from '@lienzo/schema/report/new-item';
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesColumns, reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('rows, columns and measures are chosen by keyboard; months follow each other, totals stand in both directions', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Tabla cruzada/ }).press('Enter');
  const cross = editor.item('tabla_cruzada');
  await expect(cross).toContainText('Aquí van tus medidas por filas y columnas');
  await editor.chooseTable('Empleados');
  const { properties } = editor;
  const add = async (field: string, column: string): Promise<void> => {
    const select = properties.getByLabel(field, { exact: true });
    await select.focus();
    await page.keyboard.type(column);
    const option = page.getByRole('option', { name: column, exact: true });
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    // The list marks it a moment after the key.
    await expect(option).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('Enter');
  };
  await add('Agregar una columna a las filas', 'Sexo');
  await add('Agregar una columna a las columnas', 'Fecha de ingreso');
  await add('Agregar una medida', 'Salario diario');
  // Days that run across are months at first.
  await expect(properties.getByLabel('Formato de Fecha de ingreso')).toHaveValue('fecha_mes');
  await properties.getByLabel('Formato de Fecha de ingreso').selectOption('fecha_anio');
  const heads = cross.locator('thead').first().locator('tr > *');
  await expect(cross.locator('thead').first()).toContainText(/^Sexo\d{4}/);
  const years = (await cross.locator('thead th').allTextContents()).filter((text) => /^\d{4}$/.test(text));
  expect(years.length).toBeGreaterThan(3);
  expect(years).toEqual(years.toSorted());
  await expect(cross.locator('thead').last()).toContainText('Total');
  // What names a row is its heading for a screen reader.
  await expect(cross.locator('tbody th[scope=row]').first()).toHaveText('Femenino');
  await expect(cross.locator('.lz-totals').first()).toContainText('$');

  await test.step('the panel and the page are accessible', async () => {
    await expectAccessible(page, { what: 'tabla_cruzada' });
    await editor.tab('Formato');
    await properties.getByLabel('Celdas vacías').selectOption('vacio');
    await expectAccessible(page, { what: 'tabla_cruzada, Formato', within: '[aria-label="Propiedades"]' });
    await editor.tab('Datos');
  });

  await test.step('totals are switched off, and a column goes to the other side, each undone as one step', async () => {
    await properties.getByLabel('Total de cada fila').uncheck({ force: true });
    await expect(cross.locator('thead').last()).not.toContainText('Total');
    await page.keyboard.press('Control+z');
    await expect(cross.locator('thead').last()).toContainText('Total');
    await properties.getByRole('button', { name: 'Pasar Sexo a las columnas' }).press('Enter');
    await expect(cross.getByRole('button', { name: 'Elegir filas, columnas y medidas' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Deshacer: pasar una columna al otro lado de tabla cruzada/ })
      .click();
    await expect(heads.first()).toHaveText('Sexo');
  });

  await test.step('the preview shows the same table', async () => {
    const canvas = await cross.locator('.lz-totals').allTextContents();
    await page.getByText('Vista previa', { exact: true }).click();
    const paper = page.getByRole('figure').first();
    await expect(paper.locator('.lz-totals').first()).toBeVisible();
    expect(await paper.locator('.lz-totals').allTextContents()).toEqual(canvas);
    await page.getByRole('button', { name: 'Peor caso' }).click();
    await expect(paper).toContainText('Sin dato');
    await expect(paper.locator('thead').last()).toContainText('Total');
  });

  const [item] = (await reportOf(page)).layouts.flatMap(({ items }) => items);
  expect(item).toMatchObject({ columnas: ['employees.hire_date'], vacias: 'vacio', total_filas: true });
});

test('the first rows, headings and looks of cells are set in the panel, seen at once and undone', async ({
  page,
  open,
}) => {
  const [sex, position] = employeesColumns(['Sexo', 'Puesto']);
  if (sex === undefined || position === undefined) throw new Error('employees have no sex or position');
  const count = { column: 'medida-1', data_type: 'integer' as const, readable_name: 'Personas' };
  const editor = await open(
    reportWith([
      {
        ...newItem('tabla_cruzada'),
        selected_tables: ['employees'],
        selected_columns: [position, sex, count],
        columnas: [sex.column],
        resumen: { medidas: [{ id: 'medida-1', column: 'employees.rfc', funcion: 'cuenta' }] },
      },
    ]),
  );
  const cross = editor.item('tabla_cruzada');
  await cross.click();
  const { properties } = editor;
  const total = await cross.locator('.lz-totals').first().textContent();

  await test.step('the rows with the greatest totals, the others as one', async () => {
    await editor.choose(properties.getByLabel('Solo las primeras filas por'), 'Personas');
    await properties.getByLabel(/Cuántas; las demás/).fill('2');
    await expect(cross.locator('tbody th[scope=row]')).toHaveCount(3);
    await expect(cross.locator('tbody th[scope=row]').last()).toHaveText(/^Otros \(\d+\)$/);
    expect(await cross.locator('.lz-totals').first().textContent()).toBe(total);
  });

  await test.step('headings of rows, before each value, and of totals', async () => {
    await properties.getByLabel('Encabezado de Puesto').fill('Plaza');
    await properties.getByLabel('Antes de cada valor de Sexo').fill('Género');
    await properties.getByLabel('Encabezado del total').fill('Suma');
    await expect(cross.locator('thead').first()).toHaveText('PlazaGénero FemeninoGénero MasculinoSuma');
  });

  await test.step('cells above a value in colour, with what the panel offers', async () => {
    await editor.tab('Formato');
    await properties.getByRole('button', { name: 'Agregar formato condicional' }).click();
    // Of numbers the first condition that is offered is “Mayor que”.
    await expect(properties.getByRole('combobox', { name: 'Condición' })).toHaveValue('Mayor que');
    await properties.getByLabel('Valor del formato condicional').fill('0');
    await expect(cross.locator('td[style*="font-weight:700"]').first()).toBeVisible();
    await expectAccessible(page, { what: 'looks of a cross table', within: '[aria-label="Propiedades"]' });
    // Of cells, never of their totals.
    await expect(cross.locator('.lz-row-total[style*="font-weight:700"]')).toHaveCount(0);
    await properties.getByLabel('Toda la fila').check({ force: true });
    await expect(cross.locator('.lz-row-total[style*="font-weight:700"]').first()).toBeVisible();
  });

  await test.step('a formula over what names the row decides instead, by keyboard', async () => {
    await properties.getByRole('switch', { name: 'Decidir con una fórmula' }).press('Space');
    const formula = properties.getByRole('textbox', { name: 'Fórmula del formato condicional de Personas' });
    await formula.fill('Género = "Femenino"');
    await expect(properties.getByRole('alert')).toContainText('cambia en cada columna');
    await formula.fill('Y(Personas > 0; ESBLANCO(Plaza))');
    await expect(properties.getByRole('alert')).toHaveCount(0);
    await expect(cross.locator('.lz-row-total[style*="font-weight:700"]')).toHaveCount(0);
    await formula.fill('Y(Personas > 0; NO(ESBLANCO(Plaza)))');
    await expect(cross.locator('.lz-row-total[style*="font-weight:700"]').first()).toBeVisible();
    await expectAccessible(page, { what: 'formula of a look', within: '[aria-label="Propiedades"]' });
  });

  await test.step('the preview shows the same, and undo takes each step back', async () => {
    const canvas = await cross.locator('table').allTextContents();
    await page.getByText('Vista previa', { exact: true }).click();
    const paper = page.getByRole('figure').first();
    await expect(paper.locator('.lz-totals').first()).toBeVisible();
    expect(await paper.locator('table').allTextContents()).toEqual(canvas);
    await page.getByText('Diseño', { exact: true }).first().click();
    const undo = page.getByRole('button', { name: /^Deshacer/ });
    while (await undo.isEnabled()) await undo.click();
    await expect(cross.locator('thead').first()).toHaveText('PuestoFemeninoMasculinoTotal');
    await expect(cross.locator('tbody th[scope=row]').last()).not.toHaveText(/^Otros/);
    await expect(cross.locator('td[style*="font-weight:700"]')).toHaveCount(0);
  });
});

test('one of more columns than can be read says how many, and what to do', async ({ page, open }) => {
  const [sex] = employeesColumns(['Sexo']);
  if (sex === undefined) throw new Error('employees have no sex');
  const number = { column: 'employees.id', data_type: 'integer' as const, readable_name: 'Número' };
  const count = { column: 'medida-1', data_type: 'integer' as const, readable_name: 'Personas' };
  const editor = await open(
    reportWith([
      {
        ...newItem('tabla_cruzada'),
        selected_tables: ['employees'],
        selected_columns: [sex, number, count],
        columnas: [number.column],
        resumen: { medidas: [{ id: 'medida-1', column: 'employees.rfc', funcion: 'cuenta' }] },
      },
    ]),
    '&filas=5000',
  );
  const cross = editor.item('tabla_cruzada');
  await expect(cross).toContainText('La tabla cruzada tendría 5,000 columnas');
  await expect(cross).toContainText('puede tener 200');
  await cross.click();
  await editor.properties.getByRole('button', { name: 'Quitar Número' }).press('Enter');
  await expect(cross).not.toContainText('puede tener 200');
  await page.keyboard.press('Control+z');
  await expect(cross).toContainText('puede tener 200');
});
