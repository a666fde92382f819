/** What a report's parameters are used for in the editor: filters, computed columns and texts. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { EditorDriver } from '../drivers/editor-driver.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';

/** Two people of the demonstration, who they are, and a text. */
function payments(nombre: string): ReportDocument {
  const table = newItem('tabla');
  table.selected_tables = ['employees'];
  table.selected_columns = [
    { column: 'employees.human_id', data_type: 'text', readable_name: 'Número de personal' },
    { column: 'employees.daily_salary', data_type: 'numeric', readable_name: 'Salario diario' },
  ];
  return {
    ...emptyReport(nombre),
    parametros: [{ id: 'factor', nombre: 'Factor', tipo: 'numero', requerido: true, predeterminado: '100' }],
    layouts: [
      { index: 0, separation: false, items: [{ ...newItem('texto'), valor: plainRichText('Pago') }] },
      { index: 1, separation: false, items: [table] },
    ],
  };
}

const asked = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Valores para diseñar' }).getByRole('textbox', { name });

/** A computed column: the daily salary by the parameter. */
async function addFormula(page: Page, editor: EditorDriver): Promise<void> {
  const { properties } = editor;
  await properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
  await properties.getByLabel('Nombre del campo adicional').fill('Bono');
  const columns = properties.getByRole('combobox', { name: 'Columnas, en orden' });
  await columns.fill('Salario diario');
  await page.getByRole('option', { name: 'Salario diario' }).click();
  await columns.press('Escape');
  await editor.choose(properties.getByRole('combobox', { name: 'Operación' }), 'Multiplicar');
  await properties.getByLabel('De dónde sale el valor de Bono').selectOption('Parámetro: Factor');
  await expect(properties.getByLabel('Y un número con el que se opera')).toHaveCount(0);
}

/** A filter whose value is a parameter that is made for it. */
async function addAskedFilter(editor: EditorDriver): Promise<void> {
  const { properties } = editor;
  await properties.getByRole('button', { name: 'Agregar filtro' }).click();
  await editor.choose(properties.getByRole('combobox', { name: 'Columna del filtro' }), 'Número de personal');
  await editor.choose(properties.getByRole('combobox', { name: 'Condición' }), 'Es exactamente');
  await properties
    .getByRole('combobox', { name: 'De dónde sale el valor', exact: true })
    .selectOption('Nuevo parámetro…');
  await expect(properties.getByLabel('Valor del filtro')).toHaveCount(0);
}

test('a parameter is the value of a filter and of a formula, and stands in texts', async ({ page }) => {
  test.setTimeout(150_000);
  const nombre = ownName('Usos de parámetros');
  const client = await signIn(url(''), MAIL);
  const saved = await client.call(endpoints.create_report, { body: { reporte: payments(nombre) } });
  const id = String(saved.result.id_report);
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  const editor = new EditorDriver(page);
  const rows = editor.item('tabla').locator('tbody tr');
  const cells = rows.first().locator('td');
  await expect(rows.first()).toBeVisible();

  await editor.write(editor.item('texto'), 'Por {fac');
  await expect(page.getByRole('listbox').getByRole('option', { name: /^Factor\s*Parámetro$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.item('texto').locator('[data-parameter="factor"]')).toHaveText('Factor');
  await page.keyboard.press('Escape');

  await editor.item('tabla').click();
  await addFormula(page, editor);
  const figure = async (at: number): Promise<number> =>
    Number(((await cells.nth(at).textContent()) ?? '').replaceAll(/[^\d.]/g, ''));
  const ratio = async (): Promise<number> => (await figure(2)) / (await figure(1));
  await expect.poll(ratio).toBeCloseTo(100, 4);
  await asked(page, /^Factor/).fill('3');
  await expect.poll(ratio).toBeCloseTo(3, 4);

  const human = (await cells.nth(0).textContent()) ?? '';
  await addAskedFilter(editor);
  await asked(page, /./).last().fill(human);
  // The number is of one person in each payroll.
  const numbers = async () => new Set(await rows.locator('td:first-child').allTextContents());
  await expect.poll(numbers).toEqual(new Set([human]));
  await page.mouse.move(500, 500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page
    .getByRole('dialog', { name: 'Reporte guardado' })
    .getByRole('button', { name: 'Seguir editando' })
    .click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await client.call(endpoints.delete_report, { query: { id_report: id } });
});
