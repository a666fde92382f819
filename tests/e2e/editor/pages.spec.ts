/** Pages that repeat for each row of a dynamic text. */
import { expect, type Locator } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test('a receipt shows its own lines and counts its own pages, or all; with extremes it fits', async ({
  page,
  open,
}) => {
  const editor = await open('recibo-nomina');
  const linesOf = (position: Locator): Locator =>
    position.locator('.lz-table').first().locator('tbody tr:not(.lz-totals)');
  const figures = page.getByRole('figure');
  await expect(linesOf(editor.item('tabla'))).toHaveCount(4);
  const preview = async () => {
    await page.getByText('Vista previa', { exact: true }).click();
    await figures.nth(2).scrollIntoViewIfNeeded();
  };
  const foot = figures.nth(2).locator('.lz-footer');
  await preview();
  await expect(foot).toContainText('Página 1 de 1');
  // A receipt far behind the first thousand lines has its own ones, too.
  await figures.nth(40).scrollIntoViewIfNeeded();
  await expect(linesOf(figures.nth(40))).toHaveCount(4);

  await page.getByText('Diseño', { exact: true }).click();
  const whole = editor.properties.getByRole('radio', { name: 'Todo el reporte' });
  await expect(editor.properties.getByRole('radio', { name: 'Cada fila aparte' })).toBeChecked();
  await whole.press('Space');
  await expect.poll(async () => (await reportOf(page)).page.numbering).toBe('continua');
  await preview();
  await expect(foot).toContainText(/Página 3 de \d{2,}/);

  await page.getByRole('button', { name: 'Peor caso' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Todo cabe, también con los valores extremos de tus datos.')).toBeVisible();
  // As many as the fullest page has.
  await expect(linesOf(figures.first())).toHaveCount(4);
});

test('a table on a repeating page is offered keys first, and warned of a column that repeats', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Texto dinámico/ }).press('Enter');
  await editor.chooseTable('Empleados');
  await page.getByRole('button', { name: /^Agregar Tabla(?! cruzada| fija)/ }).press('Enter');
  await editor.chooseTable('Incapacidades');
  const field = editor.properties.getByRole('combobox', { name: 'Filas de cada página' });
  await expect(field).toHaveValue('Solo con el mismo: Número interno');
  const warning = editor.properties.getByRole('status').filter({ hasText: 'páginas' });
  await expect(warning).toHaveCount(0);

  await field.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveText('Todas las filas');
  await expect(options.nth(1)).toHaveText('Solo con el mismo: Número interno (recomendado)');
  // A column that the text does not use.
  await options.filter({ hasText: /mismo: Puesto$/ }).click();
  await expect(warning).toHaveText(
    '“Puesto” puede repetirse: las páginas con el mismo valor mezclan sus filas. Elige “Número interno”.',
  );
  await editor.choose(field, 'Todas las filas');
  await expect(editor.properties.getByText('Cada página muestra las filas de todos. Elige')).toBeVisible();
  await editor.choose(field, 'Solo con el mismo: Número interno (recomendado)');
  await expect(editor.properties.getByText('Elige “Número interno”')).toHaveCount(0);
});

test('labels share the sheet as the text asks, by keyboard, and come several to a page', async ({
  page,
  open,
}) => {
  const editor = await open('etiquetas-qr', '&filas=30');
  await editor.item('texto_dinamico').click();
  const columns = editor.properties.getByRole('textbox', { name: 'Columnas' });
  await columns.fill('3');
  await columns.press('Tab');
  const rows = editor.properties.getByRole('textbox', { name: 'Filas' });
  await rows.fill('4');
  await rows.press('Tab');
  await expect(editor.properties.getByText(/Cada etiqueta mide 6\.16 × /)).toBeVisible();
  await page.getByText('Vista previa', { exact: true }).click();
  const sheet = page.getByRole('figure').first();
  await expect(sheet.locator('.lz-label')).toHaveCount(12);
  await expect(sheet.locator('.lz-label').nth(11).locator('.lz-code svg')).toHaveCount(2);
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer: cambiar etiquetas/ }).click();
  await test.step('what does not fit a label is said', async () => {
    await page
      .getByRole('region', { name: 'Peor caso' })
      .getByRole('button', {
        name: /^Imagen, página 1 No cabe en la etiqueta: se imprime en una hoja propia/,
      })
      .click();
    await expect(editor.item('imagen')).toHaveAttribute('data-selected', 'true');
  });
  await page.getByRole('button', { name: /^Deshacer: cambiar etiquetas/ }).click();
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('region', { name: 'Peor caso' }).getByText(/no cabe/i)).toHaveCount(0);
  await page.getByText('Diseño', { exact: true }).click();
  await editor.item('texto_dinamico').click();
  await editor.properties.getByRole('radio', { name: 'Página por fila' }).press('Space');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await expect(page.locator('.lz-label')).toHaveCount(0);
});

test('a chart on a page that repeats shows the rows of that page', async ({ page, open }) => {
  const editor = await open('recibo-nomina');
  await page.getByRole('button', { name: /^Agregar Gráfica/ }).click();
  await editor.chooseTable('Conceptos del recibo');
  await editor.chooseTable('Conceptos');
  await editor.choose(
    editor.properties.getByRole('combobox', { name: 'Categoría', exact: true }),
    'Concepto',
  );
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Cálculo' }), 'Cuenta');
  const label = () => editor.item('grafica').getByRole('img').getAttribute('aria-label');
  await expect(editor.item('grafica').getByRole('img')).toBeVisible();
  const own = await label();
  const follow = editor.properties.getByRole('combobox', { name: 'Filas de cada página' });
  await expect(follow).toHaveValue('Solo con el mismo: Número de recibo');
  await follow.click();
  await page.getByRole('option', { name: 'Todas las filas' }).click();
  await expect.poll(label).not.toBe(own);
  await expect(editor.properties.getByText('Cada página muestra las filas de todos.')).toBeVisible();
});

test('cards have a size of their own, as many as fit, and an impossible one is explained', async ({
  page,
  open,
}) => {
  const editor = await open('etiquetas-qr', '&filas=30');
  const { properties } = editor;
  await editor.item('texto_dinamico').click();
  await properties.getByText('A la medida', { exact: true }).click();
  await properties.getByLabel('Medidas comunes').selectOption('Credencial, 8.56 × 5.4 cm');
  await expect(properties.getByText(/Cada etiqueta mide 8\.56 × 5\.4 cm .* van \d × \d\./)).toBeVisible();
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-labels.png' });
  await properties.getByLabel('Ancho', { exact: true }).fill('0.5');
  await expect(properties.getByRole('alert')).toHaveText(
    'Una etiqueta mide al menos 1 × 1 cm: dale más ancho o más alto.',
  );
  await properties.getByLabel('Ancho', { exact: true }).fill('40');
  await expect(properties.getByRole('alert')).toContainText(
    'La etiqueta mide 40 × 5.4 cm y entre los márgenes',
  );
  await page.getByRole('button', { name: /^Deshacer: cambiar etiquetas/ }).click();
  await expect(properties.getByLabel('Medidas comunes')).toHaveValue('credencial');
});
