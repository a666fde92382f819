/** "Peor caso": the extremes of the data on paper. */
import { expect } from '@playwright/test';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('the worst case fills the report with extremes, marks what does not fit and jumps to it', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  const section = page.locator('[data-lz-section]').first();
  await editor.drag('tabla', section);
  await editor.chooseTable('Empleados');
  await editor.chooseColumns([
    'Nombre completo',
    'Salario diario',
    'Salario base de cotización',
    'Fecha de ingreso',
  ]);
  await editor.tab('Diseño');
  await editor.properties.getByRole('slider', { name: 'Ancho en porcentaje' }).focus();
  for (let step = 0; step < 17; step++) await page.keyboard.press('ArrowLeft');
  await page.getByText('Vista previa', { exact: true }).click();
  await page.getByRole('button', { name: 'Peor caso' }).click();
  const list = page.getByRole('region', { name: 'Peor caso' });
  await expect(list.getByRole('status')).toContainText('no cabe');
  const figure = page.getByRole('figure').first();
  await expect(figure.locator('.lz-table').first().locator('tbody tr')).toHaveCount(3);
  await expect(figure.locator('[data-lz-tight]').first()).toBeVisible();
  await expectAccessible(page);
  await list
    .getByRole('button', { name: /^Tabla, página 1/ })
    .first()
    .press('Enter');
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});

test('what does not fit a label is said in the usual preview too', async ({ page, open }) => {
  const editor = await open('etiquetas-qr');
  await editor.item('texto_dinamico').click();
  const columns = editor.properties.getByRole('textbox', { name: 'Columnas' });
  await columns.fill('3');
  await columns.press('Tab');
  await page.getByText('Vista previa', { exact: true }).click();
  const list = page.getByRole('region', { name: 'Peor caso' });
  const problem = list.getByRole('button', {
    name: /^Imagen, página 1 No cabe en la etiqueta: se imprime en una hoja propia/,
  });
  await problem.click();
  await expect(editor.item('imagen')).toHaveAttribute('data-selected', 'true');
  await page.getByRole('button', { name: /^Deshacer: cambiar etiquetas/ }).click();
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(list.getByText(/no cabe/i)).toHaveCount(0);
});

test('a report with room for all says so, its details as many as the fullest page has', async ({
  page,
  open,
}) => {
  await open('recibo-nomina');
  await page.getByText('Vista previa', { exact: true }).click();
  await page.getByRole('button', { name: 'Peor caso' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Todo cabe, también con los valores extremos de tus datos.')).toBeVisible();
  const lines = page
    .getByRole('figure')
    .first()
    .locator('.lz-table')
    .first()
    .locator('tbody tr:not(.lz-totals)');
  await expect(lines).toHaveCount(4);
});
