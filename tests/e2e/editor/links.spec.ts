import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect } from '@playwright/test';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesColumns, reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

test('a link combines an address, a column and a text, keeps them when it is opened again, and is undone', async ({
  page,
  open,
}) => {
  const letter = {
    ...newItem('texto_dinamico'),
    selected_tables: ['employees'],
    selected_columns: employeesColumns(['RFC', 'CURP']),
    valor: plainRichText('Ver expediente'),
  };
  const editor = await open(reportWith([letter]));
  const item = editor.item('texto_dinamico');
  await item.dblclick();
  await expect(item.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  const button = page.getByRole('button', { name: 'Enlace', exact: true });
  await button.click();
  await page.getByLabel('Dirección del enlace').fill('portal.mx/expedientes/');
  await page.getByLabel('Columna al final de la dirección').selectOption('RFC');
  await page.getByLabel('Después de la columna').fill('?origen=reporte');
  await page.keyboard.press('Enter');
  const linkOf = async () => {
    const { layouts } = await reportOf(page);
    return JSON.stringify(layouts[0]?.items[0]).match(/"type":"link","attrs":(\{[^}]*\})/)?.[1] ?? '';
  };
  const stored = {
    href: 'https://portal.mx/expedientes/',
    columna: 'employees.rfc',
    despues: '?origen=reporte',
  };
  await expect.poll(async () => JSON.parse((await linkOf()) || '{}')).toEqual(stored);
  await button.click();
  await expect(page.getByLabel('Columna al final de la dirección')).toHaveValue('employees.rfc');
  await expect(page.getByLabel('Después de la columna')).toHaveValue('?origen=reporte');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(item.locator('a')).toHaveText('Ver expediente');
  await page.keyboard.press('Control+z');
  await expect.poll(linkOf).toBe('');
});
