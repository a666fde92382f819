/** Calculation and closing (specification 2 §2, §5, §7): from nothing chosen to a closed period. */
import { endpoints } from '@lienzo/schema/endpoints';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import { whatIfMessages } from '@lienzo/schema/runs/what-if-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { signIn } from '../../portal/portal-client.ts';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
/** The periods of its payrolls are needed open by no other test. */
const CLIENT = 'Transportes Sierra Nevada';

const generate = (page: Page) => page.getByRole('button', { name: 'Generar' }).click();
const requests = (page: Page) => page.getByRole('table', { name: 'Solicitudes' });

/** Finalises the capture of what the address names, as the screen of capture does. */
async function finaliseCapture(page: Page): Promise<void> {
  const search = new URL(page.url()).searchParams;
  const admin = await signIn(url(''), ADMIN);
  await admin.call(endpoints.close_paysheet, {
    body: {
      paysheet_id: Number(search.get('nominas')?.replaceAll('"', '')),
      period_id: Number(search.get('periodo')),
      confirmado: ['early_close'],
    },
  });
}

/** A tax that is more than the pay is found, leads back to the person's lines, and goes once it is taken away there. */
async function aFindingLeadsToItsFix(page: Page, { sheet, name }: { sheet: Locator; name: string }) {
  await sheet.getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name: `¿De dónde sale? ${name}` });
  await drawer.getByRole('button', { name: 'Cambiar ISR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar ISR' });
  await dialog.getByLabel('Importe').fill('900000');
  await dialog.getByLabel('Motivo').fill('De más');
  await dialog.getByRole('button', { name: 'Guardar importe' }).click();
  await expect(drawer).toContainText('De más');
  await drawer.getByRole('button', { name: 'Recalcular a esta persona' }).click();
  await expect(toast(page, `Se recalculó a ${name} con un error: revisa sus hallazgos.`)).toBeVisible();
  await page.keyboard.press('Escape');
  const findings = page.getByRole('table', { name: 'Hallazgos' });
  await expect(findings).toContainText('Su neto es negativo');
  await findings.getByRole('button', { name: `Ver sus conceptos: ${name}` }).click();
  await drawer
    .getByRole('row', { name: /De más/ })
    .getByRole('button', { name: 'Quitar el cambio' })
    .click();
  await expect(drawer).not.toContainText('De más');
  await drawer.getByRole('button', { name: 'Recalcular a esta persona' }).click();
  await expect(toast(page, /^Se recalculó a [^:]*$/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findings).toBeHidden();
}

/** While the answer is held back the comparison runs; stopped, it leaves what was typed and can be asked for again. */
async function aComparisonIsStopped(page: Page, dialog: Locator): Promise<void> {
  const path = `**/api${endpoints.payroll_what_if.path}?*`;
  await page.route(path, () => undefined);
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes(endpoints.payroll_what_if.path),
  );
  await dialog.getByRole('button', { name: 'Detener' }).click();
  await ended;
  await expect(toast(page, whatIfMessages.cancelled)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Detener' })).toBeHidden();
  await expect(dialog.getByRole('status')).toBeHidden();
  await expect(dialog.getByLabel('Aumento al salario diario')).toHaveValue('10');
  await page.unroute(path);
}

/** A raise is compared with the run, which stays as it is; the answer is also a workbook. */
async function aRaiseIsCompared(page: Page): Promise<void> {
  await page.getByRole('button', { name: '¿Qué pasaría si…?' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Qué pasaría si…\?/ });
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await expect(dialog.getByText('Cambia al menos un dato.')).toBeVisible();
  await dialog.getByLabel('Aumento al salario diario').fill('10');
  await aComparisonIsStopped(page, dialog);
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Cambian \d+ de \d+ empleados\.$/);
  await expectFineAtBothWidths(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar en Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Que pasaria si .*\.xlsx$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A workbook of another program's results for everybody of a layout. */
async function filledResults(layout: string): Promise<Buffer> {
  const { headings, book: texts } = resultImportMessages;
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(layout);
  const filled = new exceljs.Workbook();
  const sheet = filled.addWorksheet(texts.sheet);
  sheet.addRow([headings.number, headings.days, 'P001', 'D002', headings.net, headings.employerCost]);
  let isBelow = false;
  book.getWorksheet(texts.sheet)?.eachRow((row) => {
    const number = row.getCell(1).text;
    if (isBelow && number !== '') sheet.addRow([number, 15, 5000, 600.5, 4399.5, 1200]);
    isBelow ||= number === headings.number;
  });
  return Buffer.from(await filled.xlsx.writeBuffer());
}

/** The layout of the period, loaded as it is, has nobody in it, which is said; nothing changes. */
async function anEmptyLayoutIsRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importar resultados' }).click();
  const dialog = page.getByRole('dialog', { name: /^Importar resultados/ });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar la plantilla' }).click();
  const layout = await download;
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Archivo de Excel').click();
  await (await chooser).setFiles(await layout.path());
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 error');
  await expectFineAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a payroll is calculated, explained, authorised and closed', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/cierre' });
  await generate(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Por favor, corrija los siguiente(s) error(es):' });
  await expect(alert.getByRole('listitem')).toHaveText([
    'El campo de proceso es obligatorio.',
    'El campo de cliente es obligatorio.',
    'El campo de nomina es obligatorio.',
    'Debes seleccionar un año',
    'Debes seleccionar un periodo',
  ]);
  await pick(page, 'Cliente', CLIENT);
  await pick(page, 'Nómina', { at: -1 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/periodo=/);
  await expect(page.getByText('Sin calcular')).toBeVisible();
  await generate(page);
  await expect(toast(page, /^Se pidió el cálculo de la nómina/)).toBeVisible();
  await expect(requests(page).getByRole('row').nth(1)).toContainText(/Calculada: \d+ empleados/);
  const sheet = page.getByRole('region', { name: 'Hoja de nómina', exact: true });
  const person = sheet.getByRole('rowheader').first().getByRole('button');
  const name = await person.textContent();
  await person.click();
  const drawer = page.getByRole('dialog', { name: `¿De dónde sale? ${name}` });
  await expect(drawer.getByRole('heading', { name: 'Sueldo', exact: true })).toBeVisible();
  await expect(drawer).not.toContainText('da otro resultado');
  await drawer.getByRole('button', { name: 'Cambiar Sueldo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar Sueldo' });
  await dialog.getByLabel('Importe').fill('12,345.60');
  await dialog.getByRole('button', { name: 'Guardar importe' }).click();
  await expect(dialog.getByText('Escribe el motivo del cambio.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Convenio del mes');
  await dialog.getByRole('button', { name: 'Guardar importe' }).click();
  await expect(drawer).toContainText('fijó $12,345.60: Convenio del mes Se aplica al volver a calcular.');
  await expect(page.getByText('Desactualizada')).toBeVisible();
  await drawer.getByRole('button', { name: 'Recalcular a esta persona' }).click();
  await expect(toast(page, /^Se recalculó a /)).toBeVisible();
  await expect(drawer).not.toContainText('Se aplica al volver a calcular.');
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
  await aFindingLeadsToItsFix(page, { sheet, name: name ?? '' });
  await expect(sheet.getByRole('cell', { name: '$12,345.60' }).first()).toBeVisible();
  await expect(page.getByText('Desactualizada')).toBeHidden();
  await expectFineAtBothWidths(page);
  await aRaiseIsCompared(page);
  await anEmptyLayoutIsRefused(page);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await expect(toast(page, 'La nómina quedó autorizada.')).toBeVisible();
  await expect(
    page.getByText('La captura del periodo sigue abierta. Finalízala en Incidencias.'),
  ).toBeVisible();
  await finaliseCapture(page);
  await page.getByRole('button', { name: 'Status' }).click();
  await expect(page.getByText('La captura del periodo sigue abierta')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Proceso: cálculo o cierre' })).toHaveValue(
    'Cierre de nómina',
  );
  await generate(page);
  await expect(requests(page).getByRole('row').nth(1)).toContainText('Cerrada');
  await expect(page.getByText(/^Se paga el .* Cerrada por /)).toBeVisible();
});

test('results of another program are marked as imported wherever they are shown', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/cierre' });
  await pick(page, 'Cliente', CLIENT);
  await pick(page, 'Nómina', { at: 0 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/periodo=/);
  await page.getByRole('button', { name: 'Importar resultados' }).click();
  const dialog = page.getByRole('dialog', { name: /^Importar resultados/ });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar la plantilla' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Archivo de Excel').click();
  await (await chooser).setFiles({
    name: 'motor.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await filledResults(await (await download).path()),
  });
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^El archivo está completo/);
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Importada', { exact: true })).toBeVisible();
  await expect(page.getByText('Importado de motor.xlsx')).toBeVisible();
  await expect(page.getByRole('button', { name: '¿Qué pasaría si…?' })).toBeHidden();
  const sheet = page.getByRole('region', { name: 'Hoja de nómina', exact: true });
  await sheet.getByRole('rowheader').first().getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: /^¿De dónde sale\?/ });
  await expect(drawer).toContainText('Importado de motor.xlsx');
  await page.keyboard.press('Escape');
  await expectFineAtBothWidths(page);
});

test('the yearly figures say what is missing, and who may decide it', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/cierre/cifras?anio=2026' });
  await expect(page.getByText('Las cifras de 2026 están completas.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'UMA' })).toContainText('$117.31');
  await page.goto(url('/app/cierre/cifras?anio=2027'));
  await expect(page.getByText(/^Faltan para 2027: la tarifa mensual del ISR/)).toBeVisible();
  await expect(page.getByText('Solo una persona con el rol SuperAdmin puede confirmarlas.')).toBeVisible();
  await expectFineAtBothWidths(page);
});

test('conventions and benefits are changed from a day on, and taken away', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/cierre' });
  await pick(page, 'Cliente', CLIENT);
  await pick(page, 'Nómina', { at: -1 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/nominas=/);
  const search = new URL(page.url()).searchParams;
  const nomina = search.get('nominas')?.replaceAll('"', '');
  await page.goto(url(`/app/nomina?cliente=${search.get('cliente')}&nomina=${nomina}&vista=convenios`));
  await page.getByRole('button', { name: 'Cambiar desde una fecha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar desde una fecha' });
  await dialog.getByLabel('Valen desde').fill('01/12/2029');
  await dialog.getByLabel('Días de aguinaldo').fill('10');
  await dialog.getByRole('button', { name: 'Guardar convenios' }).click();
  await expect(dialog.getByText('La ley da al menos 15 días de aguinaldo.')).toBeVisible();
  await dialog.getByLabel('Días de aguinaldo').fill('30');
  await expectFineAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Guardar convenios' }).click();
  await expect(
    toast(page, /^Se guardaron los convenios: valen para los pagos desde el 01\/12\/2029/),
  ).toBeVisible();
  await expect(page.getByText('Días de aguinaldo: 30')).toBeVisible();
  await expect(page.getByText('Días de aguinaldo: La ley → 30')).toBeVisible();
  await expectFineAtBothWidths(page);
  await page.getByRole('button', { name: 'Quitar los convenios desde el 01/12/2029' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Quitó los convenios desde el 01/12/2029')).toBeVisible();
});

test('who leaves is captured and paid by a finiquito', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/cierre' });
  await pick(page, 'Cliente', CLIENT);
  await pick(page, 'Nómina', { at: -1 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/nominas=/);
  const search = new URL(page.url()).searchParams;
  const nomina = search.get('nominas')?.replaceAll('"', '') ?? '';
  const admin = await signIn(url(''), ADMIN);
  const processes = await admin.call(endpoints.get_process, { query: {} });
  const proceso = processes.find(({ process }) => process === 'FIN')?.id ?? 0;
  const { id: periodo } = await admin.call(endpoints.create_period, {
    body: {
      ...{ nomina_id: Number(nomina), proceso_id: proceso, anio_id: 2026, mes: 'Finiquitos de noviembre' },
      ...{ initial_date: '2026-11-01', end_date: '2026-11-15', payment_date: '2026-11-16' },
      ...{ incidence_close_date: null, early_close: false },
    },
  });
  const { employees } = await admin.call(endpoints.search_employees, {
    query: { nomina_id: nomina, estatus: 'A' },
  });
  const person = employees[0];
  if (person === undefined) throw new Error('nobody works in the payroll');
  await admin.call(endpoints.end_employment, {
    body: { employee_id: person.id, termination_date: '2026-11-10', causa_baja: '2' },
  });
  await page.goto(
    url(
      `/app/cierre?cliente=${search.get('cliente')}&nominas=${nomina}&anio=2026&proceso=${proceso}&periodo=${periodo}`,
    ),
  );
  const leavers = page.getByRole('table', { name: 'Quién sale en el periodo' });
  await expect(leavers.getByRole('row')).toHaveCount(2);
  await expect(leavers).toContainText('10/11/2026, Separación voluntaria');
  await generate(page);
  await expect(requests(page).getByRole('row').nth(1)).toContainText('Calculada: 0 empleados, 1 error');
  const findings = page.getByRole('table', { name: 'Hallazgos' });
  await findings.getByRole('link', { name: /^Capturar su finiquito/ }).click();
  await leavers.getByRole('button', { name: /^Capturar el finiquito de/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Capturar el finiquito de/ });
  await dialog.getByRole('button', { name: 'Guardar finiquito' }).click();
  await expect(dialog.getByText(/^Escribe los días con hasta dos decimales/)).toBeVisible();
  await dialog.getByLabel('Días de vacaciones pendientes').fill('6');
  await expectFineAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Guardar finiquito' }).click();
  await expect(leavers).toContainText('6.00 días de vacaciones, sueldo');
  await generate(page);
  await expect(requests(page).getByRole('row').nth(1)).toContainText('Calculada: 1 empleado');
  await expect(page.getByRole('columnheader', { name: 'Aguinaldo' })).toBeVisible();
  await expectFineAtBothWidths(page);
});
