/** Selects that are searched by typing. */
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test('what was typed and chosen before is no part of the next search, in lists and in the choice of columns', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.properties.getByRole('button', { name: 'Elegir columnas' }).click();
  const search = page.getByLabel('Buscar columna');
  await search.pressSequentially('nombre');
  await page.getByRole('checkbox', { name: 'Nombre completo', exact: true }).check();
  await expect(search).toHaveValue('');
  await search.click();
  await search.pressSequentially('salario d');
  await page.getByRole('checkbox', { name: 'Salario diario', exact: true }).check();
  await page.keyboard.press('Escape');
  const group = editor.properties.getByRole('combobox', { name: 'Agrupar por' });
  await group.click();
  await group.pressSequentially('nombre');
  await page.getByRole('option', { name: 'Nombre completo', exact: true }).click();
  await expect(group).toHaveValue('Nombre completo');
  // By keyboard and by mouse.
  await group.press('ArrowDown');
  await expect(group).toHaveValue('');
  await group.pressSequentially('salario d');
  await page.getByRole('option', { name: 'Salario diario', exact: true }).click();
  await expect(group).toHaveValue('Salario diario');
  await expect
    .poll(async () => (await reportOf(page)).layouts[0]?.items[0])
    .toMatchObject({ group_by: ['employees.daily_salary'] });
  const order = editor.properties.getByRole('combobox', { name: 'Ordenar por' });
  await order.click();
  await order.pressSequentially('nombre');
  await page.getByRole('option', { name: 'Nombre completo', exact: true }).click();
  await expect(order).toHaveValue('');
});

test('names that begin with the search come first, across groups', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseTable('Clientes');
  await editor.properties.getByRole('button', { name: 'Elegir columnas' }).click();
  await page.getByLabel('Buscar columna').pressSequentially('cliente');
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Cliente');
  await page.keyboard.press('Escape');
  const group = editor.properties.getByRole('combobox', { name: 'Ordenar por' });
  await group.click();
  await group.pressSequentially('cliente');
  await expect(page.getByRole('option').filter({ visible: true }).first()).toHaveText('Cliente');
});
