/** Selects that are searched by typing. */
import { newItem } from '@lienzo/schema/report/new-item';
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

test('what was typed and chosen before is no part of the next search, in lists and in the choice of columns', async ({
  page,
  open,
}) => {
  const editor = await open(reportWith([newItem('tabla')]));
  await editor.item('tabla').click();
  const tables = editor.properties.getByRole('combobox', { name: /^Tablas?$/ });
  const offered = page.getByRole('listbox').getByRole('option');
  await tables.fill('nomina');
  await expect(offered.first()).toContainText('Nóminas');
  await tables.fill('incap');
  await expect(offered.first()).toContainText('Incapacidades');
  await offered.first().click();
  await expect(tables).toHaveValue('');
  // Of tables already chosen, too, where related ones stand first.
  await tables.fill('empl');
  await expect(offered.first()).toContainText('Empleados');
  await offered.first().click();
  await expect(tables).toHaveValue('');
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
