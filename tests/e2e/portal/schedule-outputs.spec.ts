/** 'Programaciones' of reports in parts and together, also each time that a capture is finalised. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { pick } from '../drivers/choices.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
const ASKED: ReportParameter[] = [
  { id: 'n', nombre: 'Nómina', tipo: 'nomina', requerido: true },
  { id: 'p', nombre: 'Periodo', tipo: 'periodo', requerido: true },
];

/** People, of a period where one is asked for. */
async function aReport(nombre: string, parametros: ReportParameter[]): Promise<number> {
  const admin = await signIn(url(''), ADMIN);
  const table = newItem('tabla');
  table.selected_tables = ['employees'];
  table.selected_columns = ['employees.human_id', 'employees.name'].map((column) => ({
    column,
    data_type: catalogColumn(column)?.data_type ?? 'text',
    readable_name: catalogColumn(column)?.readable_name ?? column,
  }));
  const reporte: ReportDocument = {
    ...emptyReport(nombre),
    parametros,
    layouts: [{ index: 0, separation: false, items: [table] }],
  };
  return (await admin.call(endpoints.create_report, { body: { reporte } })).result.id_report;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
async function enterMail(form: Locator): Promise<void> {
  const mails = form.getByRole('combobox', { name: 'Otros correos' });
  await mails.fill('destino@cliente.test');
  await mails.press('Enter');
}
/** Finalises the capture of the payroll's latest period. */
async function finalise(paysheet_id: number): Promise<void> {
  const admin = await signIn(url(''), ADMIN);
  const { values } = await admin.call(endpoints.get_parameter_choices, {
    query: { tipo: 'periodo', nomina: `${paysheet_id}` },
  });
  const position = { paysheet_id, period_id: Number(values[0]?.valor) };
  await admin.call(endpoints.abrir_paysheet, { body: position }).catch(() => undefined);
  await admin.call(endpoints.close_paysheet, { body: { ...position, confirmado: ['early_close'] } });
}

/** The form that edits it has what was chosen. */
async function expectPartsKept(page: Page, name: string): Promise<void> {
  await act(page, name, 'Editar');
  const edited = page.getByRole('dialog', { name: 'Editar programación' });
  await expect(edited.getByRole('combobox', { name: 'Un archivo por cada valor de' })).toHaveValue(
    'Número de personal',
  );
  await expect(edited.getByRole('textbox', { name: 'Nombre de los archivos' })).toHaveValue(
    `${name} {Número de personal}`,
  );
}

test('parts are delivered each time that a capture is finalised', async ({ page }) => {
  test.setTimeout(180_000);
  const name = ownName('Recibos');
  const report = await aReport(name, ASKED);
  const admin = await signIn(url(''), ADMIN);
  const { paysheets } = (await admin.call(endpoints.schedule_options, {})).result;
  const paysheet = paysheets[0] ?? { id: 0, name: '' };
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/reports/schedules?reporte=${report}`));
  const form = page.getByRole('dialog', { name: 'Crear programación' });
  const kinds = form.getByRole('combobox', { name: 'Cuándo' });
  // Nothing closes a calculation in the portal yet.
  await expect(kinds.getByRole('option', { name: 'Al cerrar la nómina' })).toHaveCount(0);
  await kinds.selectOption('Al finalizar la captura');
  await expect(form.getByRole('spinbutton', { name: 'Horas' })).toHaveCount(0);
  await pick(page, 'Nómina o cliente', paysheet.name);
  await expect(form.getByText('Nómina y Periodo: los da el periodo de cada captura.')).toBeVisible();
  await expect(form.getByRole('combobox', { name: /^Periodo/ })).toHaveCount(0);

  await form.getByText('Por partes', { exact: true }).click();
  const column = form.getByRole('combobox', { name: 'Un archivo por cada valor de' });
  await expect(column).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'PDF' })).toHaveCount(0);
  await form.getByRole('radio', { name: 'Word' }).check();
  await enterMail(form);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Elige una opción.')).toBeVisible();
  await expect(column).toBeFocused();
  // The focus that leads to it has opened its choices.
  await page.getByRole('option', { name: 'Número de personal' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Por ejemplo' })).toContainText('.docx');
  await column.scrollIntoViewIfNeeded();
  await expectFineAtBothWidths(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, `Se guardó “${name}”`)).toBeVisible();

  const row = rowOf(page, name);
  await expect(
    row.getByText('Por partes, en Word: un archivo por cada Número de personal, todos en un ZIP'),
  ).toBeVisible();
  const when = `Al finalizar la captura de ${paysheet.name}`;
  await expect(row.getByText(when).filter({ visible: true })).toBeVisible();
  await finalise(paysheet.id);
  // Who comes back to the page is shown what has begun elsewhere; otherwise it looks once a minute.
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
  await expect(row.getByText('Entregado', { exact: true })).toBeVisible({ timeout: 90_000 });
  await row.getByRole('button', { name: `Ejecuciones de ${name}` }).press('Enter');
  const runs = page.getByRole('dialog', { name: `Ejecuciones de ${name}` });
  await expect(runs.getByText(/^Se finalizó la captura: /)).toBeVisible();
  await expect(runs.getByText(/los totales coinciden con los del reporte completo/)).toBeVisible();
  await expect(runs.getByText('destino@cliente.test')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  const arriving = page.waitForEvent('download');
  await runs.getByRole('button', { name: 'Descargar ZIP' }).click();
  expect((await arriving).suggestedFilename()).toBe(`${name}.zip`);
  await page.keyboard.press('Escape');

  await expectPartsKept(page, name);
});

test('reports are delivered together, each with values of its own', async ({ page }) => {
  test.setTimeout(180_000);
  const [name, second, third] = [ownName('Cierre'), ownName('Segundo'), ownName('Tercero')];
  const report = await aReport(name, []);
  await aReport(second, [{ id: 't', nombre: 'Área', tipo: 'texto', requerido: true }]);
  await aReport(third, []);
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/reports/schedules?reporte=${report}`));
  const form = page.getByRole('dialog', { name: 'Crear programación' });
  await form.getByText('Combinado', { exact: true }).click();
  await expect(form.getByRole('checkbox', { name: 'Excel' })).toHaveCount(0);
  await enterMail(form);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Elige al menos otro reporte para combinarlo.')).toBeVisible();
  await page.getByRole('option', { name: third }).click();
  await pick(page, 'Agregar otro reporte', second);
  const order = form.getByRole('list', { name: 'Orden en el archivo' }).getByRole('listitem');
  await expect(order).toHaveText([new RegExp(`2\\. ${third}`), new RegExp(`3\\. ${second}`)]);
  await form.getByRole('button', { name: `Subir ${second}` }).click();
  await expect(order).toHaveText([new RegExp(`2\\. ${second}`), new RegExp(`3\\. ${third}`)]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText(new RegExp(`^${second}: `))).toBeVisible();
  await order.first().getByRole('textbox', { name: 'Área' }).fill('Ventas');
  await order.first().scrollIntoViewIfNeeded();
  await expectFineAtBothWidths(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, `Se guardó “${name}”`)).toBeVisible();
  const row = rowOf(page, name);
  await expect(row.getByText(`Junto con “${second}” y “${third}”, en PDF`)).toBeVisible();
  await page.getByRole('searchbox').fill(third);
  await expect(row).toBeVisible();

  await act(page, name, 'Editar');
  const edited = page.getByRole('dialog', { name: 'Editar programación' });
  await expect(edited.getByRole('textbox', { name: 'Área' })).toHaveValue('Ventas');
  await page.keyboard.press('Escape');
  await act(page, name, 'Hacer ahora');
  await expect(row.getByText('Entregado', { exact: true })).toBeVisible({ timeout: 90_000 });
  await row.getByRole('button', { name: `Ejecuciones de ${name}` }).press('Enter');
  const runs = page.getByRole('dialog', { name: `Ejecuciones de ${name}` });
  const arriving = page.waitForEvent('download');
  await runs.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await arriving).suggestedFilename()).toBe(`${name}.pdf`);
});
