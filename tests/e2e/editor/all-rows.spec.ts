/** What the canvas shows of an item that has more rows than the editor loads. */
import { expect } from '@playwright/test';
import { test } from '../drivers/editor-test.ts';

test('a chart on the canvas and in the preview is of all rows, not of the first thousand', async ({
  page,
  open,
}) => {
  const editor = await open('vacio', '&filas=4000');
  await page.getByRole('button', { name: /^Agregar Gráfica/ }).click();
  await editor.chooseTable('Empleados');
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Cálculo' }), 'Cuenta');
  const chart = page.getByRole('img', { name: /Sexo|sexo/ });
  // Three of five rows are of women: 2,400 of 4,000, and 600 of the first thousand.
  await expect(chart.first()).toHaveAttribute('aria-label', /Femenino, 2,400; menor: Masculino, 1,600/);
  await expect(editor.item('grafica').getByText(/Con las primeras/)).toHaveCount(0);
  await editor.properties.getByRole('radio', { name: 'Pastel' }).click();
  await expect(chart.first()).toHaveAttribute('aria-label', /Femenino, 2,400/);
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(
    page
      .getByRole('figure')
      .first()
      .getByRole('img', { name: /Femenino, 2,400/ }),
  ).toBeVisible();
});

test('the estimate of pages counts the headings and subtotals of all groups', async ({ page, open }) => {
  const editor = await open('vacio', '&filas=900');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Nombre completo', 'Puesto', 'Salario diario']);
  await editor.setColumn('Salario diario', 'Total', 'Suma');
  const group = editor.properties.getByRole('combobox', { name: 'Agrupar por' });
  await group.click();
  await group.fill('Número de personal');
  await page.getByRole('option', { name: 'Número de personal', exact: true }).click();
  const figure = page.locator('[data-lz-page-figure]');
  const pages = async () => Number((await figure.textContent())?.match(/\d+/)?.[0]);
  await expect(figure).toHaveText(/^Cerca de \d+ páginas$/);
  await expect.poll(pages).toBeGreaterThan(50);
  const estimate = await pages();
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(figure).toHaveText(/^\d+ páginas$/);
  expect(Math.abs(estimate - (await pages())) / (await pages())).toBeLessThan(0.1);
});
