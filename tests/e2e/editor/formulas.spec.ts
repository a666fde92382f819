/** Computed columns by formulas: written with suggestions, fixed, converted from the four operators. */
import { expect, type Page } from '@playwright/test';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

const TABLE = employeesTable(['Nombre completo', 'Salario diario']);

const formulasOf = async (page: Page): Promise<(string | undefined)[]> =>
  (await reportOf(page)).layouts
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.nombre === 'tabla' ? item.additional_columns : []))
    .map(({ formula }) => formula);

/** Adds a computed column with a formula. */
async function addFormula(editor: EditorDriver, name: string) {
  await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
  await editor.properties.getByLabel('Nombre del campo adicional').last().fill(name);
  await editor.properties.getByRole('radio', { name: 'Fórmula' }).last().press('Space');
  return editor.properties.getByRole('textbox', { name: `Fórmula de ${name}` });
}

test('a formula is written by keyboard with suggestions, help and results', async ({ page, open }) => {
  const editor = await open(TABLE);
  await editor.item('tabla').click();
  const field = await addFormula(editor, 'Mensual');
  await field.focus();
  await page.keyboard.type('redo');
  const list = editor.properties.getByRole('listbox', { name: 'Sugerencias' });
  await expect(list.getByRole('option').first()).toContainText('REDONDEAR');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('REDONDEAR(');
  await expect(editor.properties.getByText('REDONDEAR(2.345; 2) → 2.35')).toBeVisible();
  await page.keyboard.type('salario d');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(' * 30.4; 1)');
  await expect(field).toHaveValue('REDONDEAR([Salario diario] * 30.4; 1)');
  await expect(list).toBeHidden();
  await expect(editor.properties.getByText(/^Primeras filas:/)).toContainText(/\$\d{1,2},\d{3}\.\d0/);
  await expect(editor.item('tabla').locator('thead')).toContainText('Mensual');
  await expect(editor.item('tabla').locator('tbody tr').first()).toContainText(/\$\d{1,2},\d{3}\.\d0/);
  expect(await formulasOf(page)).toEqual(['REDONDEAR([employees.daily_salary] * 30.4; 1)']);
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
});

test('what is wrong is marked and explained; columns use each other, a circle is named', async ({ open }) => {
  const editor = await open(TABLE);
  await editor.item('tabla').click();
  const field = await addFormula(editor, 'Costo');
  await field.fill('[Salaro diario] * 2');
  const problem = editor.properties.getByRole('alert');
  await expect(problem).toContainText('¿Quisiste decir [Salario diario]?');
  await expect(problem.locator('mark')).toHaveText('[Salaro diario]');
  await field.fill('[Salario diario] / 0');
  await expect(problem).toBeHidden();
  await expect(editor.properties.getByText(/^Primeras filas:/)).toContainText('división entre cero');
  await test.step('a mouse takes a suggestion', async () => {
    await field.fill('nomb');
    await editor.properties.getByRole('option', { name: /^Nombre completo/ }).click();
    await expect(field).toHaveValue('[Nombre completo]');
    await expect(field).toBeFocused();
  });
  await test.step('another column uses it, and a circle is named', async () => {
    const other = await addFormula(editor, 'Otro');
    await other.fill('Costo & "!"');
    await expect(problem).toBeHidden();
    await field.fill('Otro ');
    await expect(problem.first()).toContainText('en círculo: Costo → Otro → Costo');
    await field.fill('[Nombre completo]');
    await expect(problem).toHaveCount(0);
  });
});

test('a column of operators becomes a formula with the same values, at 360 px too', async ({
  page,
  open,
}) => {
  const editor = await open('registro-nomina');
  await editor.item('tabla').click();
  const before = await editor.item('tabla').locator('tbody tr').first().textContent();
  await editor.properties.getByRole('button', { name: 'Convertir en fórmula' }).first().click();
  const field = editor.properties.getByRole('textbox', { name: /^Fórmula de/ });
  await expect(field).toHaveValue(/^\[.+\] \+ \[.+\]$/);
  expect(await editor.item('tabla').locator('tbody tr').first().textContent()).toBe(before);
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: /^Rehacer/ }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Mostrar las propiedades' }).click();
  await expect(field).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });
});

test('styles and texts of groups by a parameter, with its value above the page', async ({ page, open }) => {
  const parametros = [
    { id: 'parametro-1', nombre: 'Tope', tipo: 'numero' as const, requerido: true, predeterminado: '1' },
  ];
  const style = {
    ...{ id: 'uno', column: 'employees.name', condition: 'es exactamente' as const, valor: '' },
    ...{ alcance: 'celda' as const, bold: false, background: '#ffe0e0', formula: '' },
  };
  const report = employeesTable(['Nombre completo', 'Salario diario'], {
    group_by: ['employees.gender'],
    estilos_condicionales: [style],
    textos_grupo: [{ encabezado: '{Sexo}: tope de {[parametro-1] * 2}', pie: '' }],
  });
  const editor = await open({ ...report, parametros });
  const table = editor.item('tabla');
  await table.click();
  await editor.tab('Formato');
  const formula = editor.properties.getByRole('textbox', { name: /^Fórmula del formato condicional/ });
  await formula.fill('[Salario diario] > Tope');
  await expect(table.locator('td[style*="background-color"]').first()).toBeVisible();
  await expect(table).toContainText('tope de 2');
  await page.getByRole('textbox', { name: /^Tope/ }).fill('1000000');
  await expect(table.locator('td[style*="background-color"]')).toHaveCount(0);
  await expect(table).toContainText(/tope de 2,?000,?000/);
});
