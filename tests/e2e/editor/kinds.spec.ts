/** Charts, codes, groups and conditional styles, from the palette and the panels to what stands on the page. */
import { expect, type Page } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const firstSection = (page: Page) => page.locator('[data-lz-section]').first();

test('a table is grouped with subtotals and styled by a condition, each as one step', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable([]));
  await editor.item('tabla').click();
  await editor.tab('Formato');
  await expect(editor.properties.getByText('Elige primero las columnas de la tabla.')).toBeVisible();
  await editor.tab('Datos');
  await editor.chooseColumns(['Nombre completo', 'Puesto', 'Salario diario']);
  await editor.setColumn('Salario diario', 'Total', 'Suma');
  const group = editor.properties.getByRole('combobox', { name: 'Agrupar por' });
  await group.click();
  await group.fill('Puesto');
  await page.getByRole('option', { name: 'Puesto', exact: true }).click();
  await expect(
    editor
      .item('tabla')
      .getByText(/^Puesto: /)
      .first(),
  ).toBeVisible();
  await expect(
    editor
      .item('tabla')
      .getByText(/^Subtotal/)
      .first(),
  ).toBeVisible();

  await editor.tab('Formato');
  await editor.properties.getByRole('button', { name: 'Agregar formato condicional' }).click();
  await editor.choose(
    editor.properties.getByRole('combobox', { name: 'Columna del formato condicional' }),
    'Salario diario',
  );
  await editor.properties.getByLabel('Valor del formato condicional').fill('1');
  const [item] = (await reportOf(page)).layouts.flatMap((layout) => layout.items);
  if (item?.nombre !== 'tabla') throw new Error('the report begins with no table');
  expect(item.group_by).toEqual(['employees.position']);
  expect(item.estilos_condicionales).toMatchObject([{ column: 'employees.daily_salary', valor: '1' }]);
  await expect(editor.item('tabla').locator('td[style*="#b42318"]').first()).toBeVisible();

  await page.getByRole('button', { name: /^Deshacer: cambiar formato condicional/ }).click();
  await expect(editor.item('tabla').locator('td[style*="#b42318"]')).toHaveCount(0);
});

test('a chart shows figures as soon as it has its table, as one step, and follows its panel', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('grafica', firstSection(page));
  await editor.chooseTable('Empleados');
  const chart = editor.item('grafica').locator('svg').first();
  await expect(chart).toBeVisible();
  const category = editor.properties.getByRole('combobox', { name: 'Categoría', exact: true });
  await expect(category).toHaveValue('Sexo');
  await expect(page.getByText('Sin problemas')).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer: agregar tabla/ }).click();
  await expect
    .poll(async () => (await reportOf(page)).layouts[0]?.items[0])
    .toMatchObject({ selected_tables: [], selected_columns: [], valores: [], agregacion: 'suma' });
  await expect(editor.item('grafica').locator('svg')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(chart).toBeVisible();

  await category.click();
  await category.fill('Puesto');
  await page.getByRole('option', { name: 'Puesto', exact: true }).click();
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Cálculo' }), 'Cuenta');
  await editor.properties.getByLabel('Título').fill('Personas por puesto');
  await expect(editor.item('grafica').getByText('Personas por puesto')).toBeVisible();
  await editor.properties.getByRole('radio', { name: 'Pastel' }).click();
  await expect
    .poll(async () => (await reportOf(page)).layouts[0]?.items[0])
    .toMatchObject({ tipo: 'pastel', categoria: 'employees.position' });
  await expect(chart).toBeVisible();
});

test('a code draws what is written, and says what cannot be written', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('codigo', firstSection(page));
  await editor.properties.getByLabel('Texto del código').fill('LIENZO-2026');
  await expect(editor.item('codigo').locator('svg').first()).toBeVisible();
  await editor.properties.getByText('Barras (Code 128)').click();
  await expect(editor.item('codigo').locator('svg').first()).toBeVisible();
  await editor.properties.getByLabel('Texto del código').fill('日本');
  await expect(editor.properties.getByText(/Code 128|caracteres|letras/).last()).toBeVisible();
});

test('the properties are tabs that the arrows walk, and the chosen one stays for the next item', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
  await editor.item('tabla').click();
  const tab = (name: string) => editor.properties.getByRole('tab', { name, exact: true });
  await expect(tab('Datos')).toHaveAttribute('aria-selected', 'true');
  await tab('Datos').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Formato')).toHaveAttribute('aria-selected', 'true');
  await expect(editor.properties.getByRole('switch', { name: 'Filas alternadas en gris' })).toBeVisible();
  await expect(editor.properties.getByRole('button', { name: 'Elegir columnas' })).toHaveCount(0);
  await editor.item('titulo').click();
  await expect(tab('Formato')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Agregar Tabla(?! cruzada| fija)/ }).click();
  await expect(tab('Datos')).toHaveAttribute('aria-selected', 'true');
});

test('a line is drawn without words, changes its shape and stroke, and each step can be undone', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Línea o figura/ }).press('Enter');
  const line = editor.item('linea').locator('.lz-line');
  await expect(line).toHaveAttribute('aria-hidden', 'true');
  await expect(line).toHaveCSS('border-top-style', 'solid');
  await editor.properties.getByRole('radio', { name: 'Guiones' }).press('Space');
  await expect(line).toHaveCSS('border-top-style', 'dashed');
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Forma' }), 'Elipse');
  await editor.properties.getByLabel('Altura de la figura').fill('80');
  await expect
    .poll(async () => (await reportOf(page)).layouts[0]?.items[0])
    .toMatchObject({ nombre: 'linea', forma: 'elipse', trazo: 'guiones', height: 80 });
  await expect(editor.item('linea')).toHaveAttribute('aria-label', /Elipse/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(line).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByText('Sin problemas')).toBeVisible();
  await expectAccessible(page, { what: 'linea' });
});

test('two signatures are typed in their places, from one to the next by Tab, and undone', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await page.getByRole('button', { name: /^Agregar Firma/ }).press('Enter');
  const texts = async () => {
    const item = (await reportOf(page)).layouts[0]?.items[0];
    if (item?.nombre !== 'firma') throw new Error('the report begins with no signature');
    return item.firmas.map(({ quien, puesto }) =>
      [quien, puesto].map((text) => JSON.stringify(text).match(/"text":"([^"]*)"/)?.[1] ?? ''),
    );
  };
  const typed = page.getByRole('textbox', { name: 'Firma 1: nombre' });
  await typed.pressSequentially('Ana Ruiz');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Firma 1: puesto' })).toBeFocused();
  await page.keyboard.type('Gerente');
  await page.keyboard.press('Escape');
  await expect(editor.item('firma').getByText('Ana Ruiz')).toBeVisible();
  await editor.properties.getByRole('button', { name: 'Agregar firma al lado' }).click();
  await editor.properties.getByRole('button', { name: 'Escribir nombre' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Firma 2: nombre' })).toBeFocused();
  await page.keyboard.type('Luis Paz');
  await page.keyboard.press('Escape');
  await expect.poll(texts).toEqual([
    ['Ana Ruiz', 'Gerente'],
    ['Luis Paz', ''],
  ]);
  await page.keyboard.press('Control+z');
  await expect.poll(texts).toEqual([
    ['Ana Ruiz', 'Gerente'],
    ['', ''],
  ]);
  await editor.item('firma').getByText('Gerente').dblclick();
  await expect(page.getByRole('textbox', { name: 'Firma 1: puesto' })).toHaveText('Gerente');
  await page.keyboard.press('Escape');
  await expectAccessible(page, { what: 'firma' });
});
