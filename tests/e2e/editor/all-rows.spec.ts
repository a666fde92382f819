/** What the canvas shows of an item that has more rows than the editor loads. */
import { expect } from '@playwright/test';
import { release } from '../drivers/editor-page.ts';
import { employeesColumns, employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

test('a chart on the canvas and in the preview is of all rows, or says that it is of the first thousand', async ({
  page,
  open,
}) => {
  const editor = await open('vacio', '&filas=1500&cifras-retenidas');
  await page.getByRole('button', { name: /^Agregar Gráfica/ }).click();
  await editor.chooseTable('Empleados');
  const first = editor.item('grafica').getByText('Con las primeras 1,000 filas; al descargar, con las 1,500');
  await expect(first).toBeVisible();
  await release(page);
  await expect(first).toHaveCount(0);
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(
    page.getByText('Con las primeras 1,000 filas de cada elemento; al descargar, con todas.'),
  ).toBeVisible();
  await page.getByText('Diseño', { exact: true }).first().click();
  await editor.item('grafica').click();
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Cálculo' }), 'Cuenta');
  const chart = page.getByRole('img', { name: /Sexo|sexo/ });
  // Three of five rows are of women: 900 of 1,500, and 600 of the first thousand.
  await expect(chart.first()).toHaveAttribute('aria-label', /Femenino, 900; menor: Masculino, 600/);
  await expect(first).toHaveCount(0);
  await editor.properties.getByRole('radio', { name: 'Pastel' }).click();
  await expect(chart.first()).toHaveAttribute('aria-label', /Femenino, 900/);
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(
    page
      .getByRole('figure')
      .first()
      .getByRole('img', { name: /Femenino, 900/ }),
  ).toBeVisible();
});

test('the estimate of pages counts the headings and subtotals of all groups', async ({ page, open }) => {
  const table = employeesTable(['Nombre completo', 'Puesto', 'Salario diario'], {
    selected_columns: employeesColumns(['Nombre completo', 'Puesto', 'Salario diario']).map((column) =>
      column.column === 'employees.daily_salary' ? { ...column, total: 'suma' } : column,
    ),
    group_by: ['employees.human_id'],
  });
  await open(table, '&filas=300');
  const figure = page.locator('[data-lz-page-figure]');
  const pages = async () => Number((await figure.textContent())?.match(/\d+/)?.[0]);
  await expect(figure).toHaveText(/^Cerca de \d+ páginas$/);
  await expect.poll(pages).toBeGreaterThan(15);
  const estimate = await pages();
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(figure).toHaveText(/^\d+ páginas$/);
  expect(Math.abs(estimate - (await pages())) / (await pages())).toBeLessThan(0.1);
});
