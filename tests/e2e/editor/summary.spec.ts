/** A table with one row for each group: measures, their totals, and the way back. */
import { expect } from '@playwright/test';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { tableOf } from '../drivers/employees-table.ts';

test('a list is summarised by its groups, with measures and a total, and shown whole again', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['Sexo', 'Salario diario']));
  const table = editor.item('tabla');
  await table.click();
  const { properties } = editor;
  await properties.getByLabel('Resumir: una fila por grupo').check({ force: true });
  await expect(properties.getByText('Una fila por Sexo.')).toBeVisible();
  await expect(table.locator('tbody tr')).toHaveCount(2);
  await expect(table.locator('thead')).toContainText('Suma de Salario diario');
  const cells = (row: number) => table.locator('tbody tr').nth(row).locator('td');
  await expect(cells(0).first()).toHaveText('Femenino');

  await properties.getByLabel('Cálculo de Salario diario').selectOption('Promedio');
  await expect(table.locator('thead')).toContainText('Promedio de Salario diario');
  await properties.getByLabel('Agregar una medida', { exact: true }).click();
  await page.getByRole('option', { name: 'RFC', exact: true }).click();
  await expect(table.locator('thead')).toContainText('Cuenta de RFC');
  await properties.getByLabel('Cálculo de RFC').selectOption('Distintos');

  await properties.getByLabel('Total de Promedio de Salario diario').selectOption('Total');
  await expect(table.locator('.lz-totals')).toContainText(/Promedio\s*\$\d{3}\.\d{2}/);
  // What groups the rows has no total.
  await expect(properties.getByLabel('Total de Sexo')).toHaveCount(0);

  await properties.getByLabel('Ordenar por').click();
  await expect(page.locator('[role=option]:visible')).toHaveText([
    'Promedio de Salario diario',
    'Distintos de RFC',
    'Sexo',
  ]);
  await page.keyboard.press('Escape');

  await properties.getByLabel('Cálculo de Salario diario').selectOption('Suma');
  await properties.getByLabel('Agregar un cálculo sobre una medida').click();
  await page.getByRole('option', { name: '% de Suma de Salario diario' }).click();
  await properties.getByLabel('Total de % de Suma de Salario diario').selectOption('Total');
  await expect(table.locator('.lz-totals')).toContainText('100%');
  await properties.getByLabel('Solo los primeros grupos por').click();
  await page.getByRole('option', { name: 'Suma de Salario diario', exact: true }).click();
  await properties.getByLabel('Cuántos; los demás van juntos como “Otros”').fill('1');
  await expect(table.locator('tbody tr').nth(1)).toContainText('Otros (1)');
  await properties.getByLabel('Mostrar todos los grupos').click();
  await expect(table).not.toContainText('Otros');
  await properties
    .getByRole('button', { name: 'Quitar el cálculo % de Suma de Salario diario', exact: true })
    .click();

  await properties.getByLabel('Resumir: una fila por grupo').uncheck({ force: true });
  await expect(table.locator('thead tr > *')).toHaveText(['Sexo', 'Salario diario', 'RFC']);
  await page.keyboard.press('Control+z');
  await expect(table.locator('thead')).toContainText('Distintos de RFC');
  expect((await tableOf(page)).resumen?.medidas).toHaveLength(2);
});
