/** A table's filters: their conditions and values, how they are joined, and how many rows they find. */
import { expect } from '@playwright/test';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { tableOf } from '../drivers/employees-table.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('filters take two values, none, or values picked from the real ones', async ({ page, open }) => {
  const editor = await open(employeesTable(['Nombre completo', 'Salario diario']));
  await editor.item('tabla').click();
  const column = editor.properties.getByRole('combobox', { name: 'Columna del filtro' });
  const condition = editor.properties.getByRole('combobox', { name: 'Condición' });
  const filterOf = async () => (await tableOf(page)).filters[0];
  await editor.properties.getByRole('button', { name: 'Agregar filtro' }).press('Enter');

  await editor.choose(column, 'Salario diario');
  await editor.choose(condition, 'Entre');
  await editor.properties.getByLabel('Valor del filtro: desde').fill('900');
  await editor.properties.getByLabel('Valor del filtro: hasta').fill('800');
  await expect(
    editor.properties.getByText('El primer valor debe ser menor o igual que el segundo.'),
  ).toBeVisible();
  await editor.properties.getByLabel('Valor del filtro: desde').fill('600');
  await expect(editor.properties.getByText('Encuentra 137 filas.')).toBeHidden();
  await expect.poll(filterOf).toMatchObject({ nombre: 'Salario diario', valor: '["600","800"]' });

  await editor.choose(column, 'Fecha de baja');
  await editor.choose(condition, 'Está vacío');
  await expect(editor.properties.getByLabel(/^Valor del filtro/)).toHaveCount(0);
  await expect(editor.properties.getByText('Encuentra 124 filas.')).toBeVisible();

  await editor.choose(column, 'Sexo');
  await editor.choose(condition, 'Está en');
  const picked = editor.properties.getByRole('combobox', { name: 'Valor del filtro' });
  await picked.click();
  await expect(page.getByRole('option', { name: /Femenino.*83/ })).toBeVisible();
  await picked.fill('mas');
  await expect(page.getByRole('option', { name: /Femenino/ })).toHaveCount(0);
  await page.getByRole('option', { name: /Masculino/ }).click();
  await page.keyboard.press('Escape');
  await expect.poll(filterOf).toMatchObject({ nombre: 'Sexo', valor: '["Masculino"]' });
  await expect(editor.properties.getByText('Encuentra 54 filas.')).toBeVisible();
});

test('filters are joined by Y or O, by mouse and keyboard', async ({ page, open }) => {
  const editor = await open(employeesTable(['Nombre completo']));
  await editor.item('tabla').click();
  const add = editor.properties.getByRole('button', { name: 'Agregar filtro' });
  const column = editor.properties.getByRole('combobox', { name: 'Columna del filtro' });
  const condition = editor.properties.getByRole('combobox', { name: 'Condición' });
  const value = editor.properties.getByLabel('Valor del filtro');
  const groupsOf = async () => (await tableOf(page)).filters.map(({ grupo }) => grupo);

  await add.press('Enter');
  await editor.choose(column, 'Fecha de baja');
  await editor.choose(condition, 'No está vacío');
  await expect(editor.properties.getByText('Encuentra 13 filas.')).toBeVisible();
  await add.press('Enter');
  await editor.choose(column.nth(1), 'Salario diario');
  await editor.choose(condition.nth(1), 'Menor que');
  await value.fill('0');
  await expect(editor.properties.getByText('Encuentra 0 filas.')).toBeVisible();

  const union = editor.properties.getByRole('radiogroup', {
    name: 'Cómo se une el filtro Salario diario con Fecha de baja',
  });
  await expect(union.getByRole('radio', { name: 'Y', exact: true })).toBeChecked();
  await union.getByText('O', { exact: true }).click();
  await expect(editor.properties.getByText('Encuentra 13 filas.')).toBeVisible();
  expect(new Set(await groupsOf())).toEqual(new Set([expect.stringMatching(/^grupo-/)]));
  await expectAccessible(page, { within: '[aria-label="Propiedades"]' });

  // A third one is asked as well, until it is joined to the group.
  await add.press('Enter');
  await editor.choose(column.nth(2), 'Sexo');
  await value.nth(1).fill('Masculino');
  await expect.poll(groupsOf).toEqual([expect.any(String), expect.any(String), undefined]);
  const third = editor.properties.getByRole('radiogroup', {
    name: 'Cómo se une el filtro Sexo con Salario diario',
  });
  await third.getByRole('radio', { name: 'Y', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => new Set(await groupsOf()).size).toBe(1);
  await expect(third.getByRole('radio', { name: 'O', exact: true })).toBeFocused();

  // What is left of a group of two is a filter like others.
  await editor.properties.getByRole('button', { name: 'Quitar el filtro Sexo' }).click();
  await editor.properties.getByRole('button', { name: 'Quitar el filtro Salario diario' }).click();
  await expect.poll(groupsOf).toEqual([undefined]);
});

test.describe('dates', () => {
  test.use({ locale: 'en-US' });

  test('are written and picked as in Mexico, whatever the browser speaks', async ({ page, open }) => {
    const editor = await open(employeesTable(['Nombre completo']));
    await editor.item('tabla').click();
    await editor.properties.getByRole('button', { name: 'Agregar filtro' }).press('Enter');
    await editor.choose(
      editor.properties.getByRole('combobox', { name: 'Columna del filtro' }),
      'Fecha de ingreso',
    );
    const value = editor.properties.getByLabel('Valor del filtro', { exact: true });
    await value.fill('31/02/2026');
    await value.press('Tab');
    await expect(editor.properties.getByText('Escribe la fecha como 20/11/2026.')).toBeVisible();
    await value.fill('5/3/2020');
    await value.press('Tab');
    await expect(value).toHaveValue('5 mar 2020');
    // By keyboard: the button follows its field, and the day that is chosen has the focus.
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Abrir el calendario' });
    await expect(calendar.getByText('Marzo 2020')).toBeVisible();
    await calendar.getByRole('button', { name: '20 marzo 2020' }).click();
    await expect(calendar).toBeHidden();
    await expect(value).toHaveValue('20 mar 2020');
    await expect(editor.properties.getByRole('button', { name: 'Abrir el calendario' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(value).toHaveValue('5 mar 2020');
  });
});

test('values of a computed column are typed, one after another', async ({ page, open }) => {
  const computed = {
    id: 'adicional-1',
    nombre: 'Doble',
    tipo: 'formula' as const,
    operator: null,
    selected_columns: [],
    valor: '',
    resultado: null,
    formula: '[employees.daily_salary] * 2',
  };
  const report = employeesTable(['Nombre completo', 'Salario diario'], { additional_columns: [computed] });
  const editor = await open(report);
  await editor.item('tabla').click();
  const { properties } = editor;
  await properties.getByRole('button', { name: 'Agregar filtro' }).press('Enter');
  await editor.choose(properties.getByRole('combobox', { name: 'Columna del filtro' }), 'Doble');
  await editor.choose(properties.getByRole('combobox', { name: 'Condición' }), 'Está en');
  const value = properties.getByLabel('Valor del filtro');
  await value.fill('mucho');
  await page.keyboard.press('Enter');
  await expect(properties.getByText('Escribe un número, por ejemplo 1500.50.')).toBeVisible();
  await value.fill('1,234.50');
  await page.keyboard.press('Enter');
  await expect(value).toHaveValue('');
  await expect(value).toBeFocused();
  // What was typed last counts without a key.
  await value.fill('900');
  await properties.getByRole('combobox', { name: 'Condición' }).focus();
  const filterOf = async () => (await tableOf(page)).filters[0];
  await expect.poll(filterOf).toMatchObject({ condition: 'está en', valor: '["1234.50","900"]' });
  await properties.getByRole('button', { name: 'Quitar 900' }).press('Enter');
  await expect.poll(filterOf).toMatchObject({ valor: '["1234.50"]' });
  await expectAccessible(page);
});
