/** Formulas over the tables of a report in its texts: written, shown, changed, followed when a table gets a name. */
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesTable, reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const [section] = employeesTable(['Nombre completo', 'Salario diario']).layouts;
const TABLE = section?.items[0] ?? newItem('tabla');
const REPORT = reportWith([{ ...newItem('texto'), valor: plainRichText('Se pagan ') }], [TABLE]);

test('a total is written by keyboard, shown with its result, changed and undone', async ({ page, open }) => {
  const editor = await open(REPORT);
  await editor.item('texto').dblclick();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Fórmula', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Fórmula del texto' });
  await expect(field).toBeFocused();
  await page.keyboard.type('sum');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[salario d');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(')');
  await expect(field).toHaveValue('SUMA([Tabla 1.Salario diario])');
  await expect(page.getByRole('status').filter({ hasText: 'Resultado:' })).toContainText(/\$[\d,]+\.\d\d/);
  await expectAccessible(page, { within: '[data-lz-formula]' });
  await page.getByRole('button', { name: 'Insertar fórmula' }).click();
  const chip = page.locator('.lz-chip[data-formula]');
  await expect(chip).toHaveText(/^\$[\d,]+\.\d\d$/);
  const total = await chip.textContent();
  await page.keyboard.press('Escape');
  await expect(editor.item('texto')).toContainText(`Se pagan ${total}`);
  expect(JSON.stringify((await reportOf(page)).layouts[0])).toContain(
    `SUMA([${TABLE.uuid}.employees.daily_salary])`,
  );

  await test.step('the preview says the same', async () => {
    await page.getByText('Vista previa', { exact: true }).click();
    await expect(page.getByRole('figure').first()).toContainText(`Se pagan ${total}`);
    await page.getByText('Diseño', { exact: true }).first().click();
  });

  await test.step('a table with a name of its own is called by it', async () => {
    await editor.item('tabla').click();
    const alias = editor.properties.getByRole('textbox', { name: 'Nombre en fórmulas' });
    await expect(alias).toHaveAttribute('placeholder', 'Tabla 1');
    await alias.fill('Nómina');
    await editor.item('texto').dblclick();
    await chip.click();
    await page.getByRole('button', { name: 'Fórmula', exact: true }).click();
    await expect(field).toHaveValue('SUMA([Nómina.Salario diario])');
    await field.fill('CONTARA([Nómina.Nombre completo])');
    await page.getByRole('button', { name: 'Cambiar fórmula' }).click();
    await expect(chip).toHaveText(/^\d+$/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(editor.item('texto')).toContainText(`Se pagan ${total}`);
  });
});

test('a value is looked up by its key; one that no row has is named', async ({ page, open }) => {
  const editor = await open(REPORT);
  await editor.item('texto').dblclick();
  await page.getByRole('button', { name: 'Fórmula', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Fórmula del texto' });
  await expect(field).toBeFocused();
  await page.keyboard.type('buscarx');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('BUSCARX(');
  await expect(
    page.getByText('BUSCARX(valor; columna buscada; columna devuelta; [si no se encuentra])'),
  ).toBeVisible();
  const lookup = 'BUSCARX("Nadie"; [Tabla 1.Nombre completo]; [Tabla 1.Salario diario]';
  await field.fill(`${lookup})`);
  const result = page.getByRole('status').filter({ hasText: 'Resultado:' });
  await expect(result).toContainText('ninguna fila tiene “Nadie”');
  await field.fill(`${lookup}; 12.5)`);
  await expect(result).toContainText('$12.50');
});

test('what is wrong is marked where it is; a table that goes leaves a problem, not an empty text', async ({
  page,
  open,
}) => {
  const editor = await open(REPORT);
  await editor.item('texto').dblclick();
  await page.getByRole('button', { name: 'Fórmula', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Fórmula del texto' });
  await field.fill('[Tabla 1.Salario diario] * 2');
  await expect(page.getByRole('alert').locator('mark')).toHaveText('[Tabla 1.Salario diario]');
  await expect(page.getByRole('alert')).toContainText('ponla en SUMA');
  await expect(page.getByRole('button', { name: 'Insertar fórmula' })).toBeDisabled();
  await field.fill('SUMA([Tabla 1.Salario diario])');
  await page.getByRole('button', { name: 'Insertar fórmula' }).click();
  await page.keyboard.press('Escape');
  await editor.item('tabla').click();
  await page.keyboard.press('Delete');
  await expect(editor.item('texto')).toContainText('SUMA([Tabla eliminada.Salario diario])');
  await page.getByRole('button', { name: /por completar/ }).click();
  await expect(page.getByText('usa una tabla que ya no está en el reporte')).toBeVisible();
});

test('an indicator says a total in large letters, compares it and colours it', async ({ page, open }) => {
  const editor = await open(reportWith([TABLE]));
  await page.getByRole('button', { name: /^Agregar Indicador/ }).press('Enter');
  await expect(editor.item('indicador')).toContainText('Falta la fórmula del indicador');
  await editor.item('indicador').getByRole('button', { name: 'Escribir la fórmula' }).click();
  const field = editor.properties.getByRole('textbox', { name: 'Fórmula del indicador' });
  await expect(field).toBeFocused();
  await field.fill('SUMA([Tabla 1.Salario diario])');
  await editor.properties.getByRole('textbox', { name: 'Qué dice' }).fill('Salarios diarios');
  await expect(editor.item('indicador')).toContainText(/Salarios diarios\$[\d,]+\.\d\d/);
  await editor.properties.getByRole('switch', { name: 'Comparar con otro valor' }).check();
  await editor.properties.getByRole('textbox', { name: 'Con qué se compara' }).fill('la meta');
  await editor.properties.getByRole('textbox', { name: 'Fórmula de la comparación' }).fill('1000');
  await expect(editor.item('indicador')).toContainText(/▲ \$[\d,]+\.\d\d más \(\+[\d.,]+%\) que la meta/);
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
  await editor.tab('Formato');
  await editor.properties.getByRole('button', { name: 'Agregar color según el valor' }).click();
  await editor.properties.getByLabel('Valor del formato condicional').fill('1');
  await expect(editor.item('indicador').locator('span[style*="#b42318"]')).toHaveText(/^\$/);
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(editor.item('indicador').locator('span[style*="#b42318"]')).toHaveCount(0);
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').last()).toContainText('que la meta');
});

test('a block of totals has rows that use those above them, and keeps its place in the history', async ({
  page,
  open,
}) => {
  const editor = await open(reportWith([TABLE]));
  await page.getByRole('button', { name: /^Agregar Totales/ }).press('Enter');
  await editor.item('totales').getByRole('button', { name: 'Agregar filas' }).click();
  const block = editor.item('totales');
  const label = (number: number) =>
    editor.properties.getByRole('textbox', { name: `Qué dice la fila ${number}` });
  await label(1).fill('Subtotal');
  await editor.properties
    .getByRole('textbox', { name: 'Fórmula de Subtotal' })
    .fill('SUMA([Tabla 1.Salario diario])');
  await expect(block.locator('tr').first()).toHaveText(/^Subtotal\$[\d,]+\.\d\d$/);
  await editor.properties.getByRole('button', { name: 'Agregar fila de totales' }).click();
  await label(2).fill('IVA');
  const tax = editor.properties.getByRole('textbox', { name: 'Fórmula de IVA' });
  await tax.fill('Total * 16%');
  await expect(editor.properties.getByRole('alert')).toContainText('“Total”');
  await tax.fill('Subtotal * 16%');
  await expect(block.locator('tr').nth(1)).toHaveText(/^IVA\$[\d,]+\.\d\d$/);
  await editor.properties.getByRole('switch', { name: 'Resaltar' }).last().check();
  await expect(block.locator('tr.lz-sum')).toHaveText(/^IVA/);
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
  await editor.properties.getByRole('button', { name: 'Subir la fila 2' }).click();
  await expect(page.getByRole('button', { name: /por completar/ })).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer: mover fila/ }).click();
  await expect(page.getByText('Sin problemas')).toBeVisible();
  const [, item] = (await reportOf(page)).layouts.flatMap(({ items }) => items);
  expect(item?.nombre === 'totales' && item.filas[1]?.formula).toBe(
    `[${item?.uuid}.${item?.nombre === 'totales' ? item.filas[0]?.id : ''}] * 16%`,
  );
});

test('an item is printed only where its condition is met; the canvas says it, the preview leaves it out', async ({
  page,
  open,
}) => {
  const editor = await open(REPORT);
  await editor.item('texto').click();
  await editor.tab('Diseño');
  const condition = editor.properties.getByRole('switch', {
    name: 'Mostrar solo si se cumple una condición',
  });
  await condition.check();
  await expect(page.getByRole('button', { name: /por completar/ })).toBeVisible();
  await editor.properties.getByRole('button', { name: 'Si “Tabla 1” tiene filas' }).click();
  const field = editor.properties.getByRole('textbox', { name: 'Condición para mostrar' });
  await expect(field).toHaveValue('FILAS([Tabla 1.Nombre completo]) > 0');
  await expect(editor.item('texto')).toContainText('Con condición');
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
  await field.fill('CONTAR.SI([Tabla 1.Salario diario]; "< 0") > 0');
  await expect(editor.item('texto')).toContainText('No se imprime: no se cumple su condición');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toContainText('Nombre completo');
  await expect(page.getByRole('figure').first()).not.toContainText('Se pagan');
  await page.getByText('Diseño', { exact: true }).first().click();
  await field.fill('SUMA([Tabla 1.Salario diario])');
  await expect(page.getByRole('button', { name: /por completar/ })).toBeVisible();
  await condition.uncheck();
  await expect(page.getByText('Sin problemas')).toBeVisible();
  expect(JSON.stringify(await reportOf(page))).not.toContain('mostrar_si');
  await page.getByRole('button', { name: /^Deshacer: cambiar cuándo se muestra/ }).click();
  await expect(field).toHaveValue('SUMA([Tabla 1.Salario diario])');
});

test('a column is printed under a condition, as canvas and preview say', async ({ page, open }) => {
  const editor = await open(REPORT);
  await editor.item('tabla').click();
  await editor.properties.getByRole('button', { name: /^Salario diario/, expanded: false }).click();
  const ofColumn = editor.properties.getByRole('switch', {
    name: 'Mostrar la columna solo si se cumple una condición',
  });
  await ofColumn.check();
  const field = editor.properties.getByRole('textbox', { name: 'Condición para mostrar' });
  await field.fill('FILAS([Tabla 1.Nombre completo]) < 0');
  await expect(editor.item('tabla')).toContainText('No se imprime la columna “Salario diario”');
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toContainText('Nombre completo');
  await expect(page.getByRole('figure').first()).not.toContainText('Salario diario');
});
