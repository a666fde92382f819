/** The main screen of capture: filters, the three tabs, two people at once (specification 3 §2.1, §4, §5). */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { openOpenPeriod, openPayroll } from '../drivers/capture-filters.ts';
import { pick } from '../drivers/choices.ts';
import { finaliseEarly } from '../drivers/finalise-early.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import {
  expectAccessible,
  expectFineAtBothWidths,
  expectNoSidewaysScroll,
  heading,
  layersAtRest,
  toast,
} from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

const people = (page: Page) => page.getByRole('region', { name: 'Empleados' });

/** A part of the line of what is chosen, which opens its list. */
const line = (page: Page, action: string) => page.getByRole('main').locator(`button[title^="${action}: "]`);

/** Of the clients that were not opened yet one with several payrolls, and what is due there first. */
async function otherClientOfSeveral(admin: PortalClient, current: string) {
  for (const { id, name } of await admin.call(endpoints.clientP)) {
    const payrolls = await admin.call(endpoints.get_clinoms, { query: { user_id: id } });
    const due = payrolls.flatMap((one) => (one.due === null ? [] : [{ ...one, closes: one.due.closes }]));
    const [first] = due.toSorted((one, other) => one.closes.localeCompare(other.closes));
    if (id === current || payrolls.length < 2 || first === undefined) continue;
    return { id, client: name, payroll: `${first.id_humansite} ${first.paysheet}` };
  }
  throw new Error('every client has one payroll');
}

/** Opens somebody; on a phone the list gives way to them. */
async function openPerson(page: Page, at: number): Promise<void> {
  await people(page).getByRole('button').nth(at).click();
  await expect(page.getByRole('tab', { name: 'Incidencias' })).toBeVisible();
}

/** Ctrl+K finds people of all clients and opens their capture. */
async function openGarciaBySearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: /^Busca pantallas/ });
  await search.getByPlaceholder(/^Busca pantallas/).fill('garcia');
  await search
    .getByRole('button')
    .filter({ hasText: /garc[ií]a/i })
    .first()
    .click();
  await expect(page).toHaveURL(/empleado=\d+/);
  await expect(page.getByRole('tab', { name: 'Incidencias' })).toBeVisible();
}

test('the filters lead to the people, a client and a payroll bring what is due, and Inicio opens it', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await expect(page.getByText('Seleccione un empleado para registrar incidencias')).toBeVisible();
  await expectAccessible(page);
  const count = people(page).getByRole('status');
  const all = await count.textContent();
  await people(page).getByRole('searchbox', { name: 'Buscar empleado' }).fill('zzzz');
  await expect(page.getByText('Ningún empleado coincide con “zzzz”.')).toBeVisible();
  await people(page).getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(count).toHaveText(all ?? '');

  await test.step('to a client with several payrolls two actions lead, also the first time', async () => {
    const admin = await signIn(url(''), ADMIN);
    const before = new URL(page.url()).searchParams;
    const other = await otherClientOfSeveral(admin, before.get('cliente') ?? '');
    // The first action opens the clients, the second chooses one.
    await line(page, 'Cambiar cliente').click();
    await page.getByRole('option', { name: other.client, exact: true }).click();
    await expect(page).toHaveURL(
      ({ searchParams: now }) => now.get('cliente') === other.id && now.has('periodo'),
    );
    await expect(line(page, 'Cambiar nómina')).toHaveText(other.payroll);
    await expect(line(page, 'Cambiar periodo')).toBeVisible();
    await expect(people(page)).toBeVisible();
    // What was captured last of a client comes again.
    await line(page, 'Cambiar cliente').click();
    await page.getByRole('option').filter({ hasNotText: other.client }).first().click();
    await expect(page).toHaveURL(
      ({ searchParams: now }) => now.get('nominas') === before.get('nominas') && now.has('periodo'),
    );
    await expect(people(page)).toBeVisible();
  });

  await test.step('they are remembered, and a closed payroll says so', async () => {
    await page.goto(url('/app'));
    await (await menuEntry(page, 'Incidencias', 'Captura de incidencias')).click();
    await expect(people(page)).toBeVisible();
    // The list starts with what closes next, which was chosen.
    const chosen = (await line(page, 'Cambiar periodo').textContent()) ?? '';
    await line(page, 'Cambiar periodo').click();
    await expect(page.getByRole('group', { name: 'Por cerrar' })).toBeVisible();
    await expect(page.getByRole('option').first()).toContainText(chosen);
    await page.getByRole('group', { name: 'Anteriores' }).getByRole('option').first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nómina Cerrada' })).toBeVisible();
    await expect(people(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Captura de incidencias');
  });
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await page
    .getByRole('link', { name: /, capturar / })
    .first()
    .click();
  await expect(page).toHaveURL(/incidents_new\?.*periodo=\d+/);
  await expect(people(page)).toBeVisible();
  await openGarciaBySearch(page);
});

test('what is chosen is read in full in one line, and a phone shows one person and the period alone', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  const [client, payroll, period] = [
    line(page, 'Cambiar cliente'),
    line(page, 'Cambiar nómina'),
    line(page, 'Cambiar periodo'),
  ];
  for (const name of [/Autopartes/, /Sierra Nevada/, /Ibáñez/]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openPayroll(page, '/app/incidents_new', { client: name });
    await expect(people(page)).toBeVisible();
    for (const width of [1280, 1366, 360]) {
      await page.setViewportSize({ width, height: 720 });
      for (const part of [client, payroll, period]) {
        await expect(part).toBeVisible();
        await expect
          .poll(() => part.evaluate((one) => one.scrollWidth - one.clientWidth), `${name} at ${width}`)
          .toBeLessThanOrEqual(0);
      }
      await expectNoSidewaysScroll(page);
    }
  }
  await openPerson(page, 1);
  await expect(period).toBeVisible();
  for (const hidden of [
    client,
    payroll,
    page.getByRole('button', { name: 'Cambiar filtros' }),
    page.getByRole('button', { name: 'Carga masiva' }),
    page.getByRole('link', { name: 'Resumen', exact: true }),
    people(page),
  ])
    await expect(hidden).toBeHidden();
  // Their card begins right below it.
  const panel = page.getByRole('tab', { name: 'Incidencias' });
  await expect.poll(async () => (await panel.boundingBox())?.y ?? 720).toBeLessThan(240);
  await page.getByRole('button', { name: 'Volver a la lista' }).click();
  await expect(people(page)).toBeVisible();
});

test('an incident is captured, kept and removed', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await openPerson(page, 2);
  // The demonstration captures nothing of this concept.
  await page.getByRole('combobox', { name: 'Tipo de incidencia' }).click();
  await page.getByRole('option', { name: 'Retroactivo de sueldo P002' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const card = page.getByRole('region', { name: 'Retroactivo de sueldo' });
  await expect(card.getByText('Elige al menos un día.')).toBeVisible();
  await expect(card.getByText('Escribe la cantidad.')).toBeVisible();

  await card.getByRole('button', { name: 'Días' }).click();
  const days = page.locator('table button:not([disabled])');
  await days.nth(0).click();
  await days.nth(1).click();
  await days.nth(2).click();
  await page.keyboard.press('Escape');
  const amount = card.getByRole('textbox', { name: 'Importe' });
  await amount.fill('1.250');
  await expect(card.getByText('“1.250” puede ser 1250 o 1.250. ¿Cuál es?')).toBeVisible();
  await expectFineAtBothWidths(page);
  await card.getByRole('button', { name: '1250' }).click();
  await expect(amount).toHaveValue('1250');
  // A comma before two digits is a decimal one, as the grid reads it.
  await amount.fill('100,50');
  await expect(card.getByText('Se reparte entre 3 días.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const saved = toast(page, 'Incidencias almacenadas');
  await expect(saved.getByRole('button', { name: 'Excel' })).toBeVisible();
  // The print waits for its turn on a busy machine.
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await saved.getByRole('button', { name: 'PDF' }).click();
  expect((await file).suggestedFilename()).toBe('incidencias.pdf');
  await layersAtRest(page, 0);
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  await page.reload();
  await expect(card.getByRole('textbox', { name: 'Importe' })).toHaveValue('100.50');

  await page.setViewportSize({ width: 360, height: 780 });
  await card.getByRole('button', { name: 'Quitar Retroactivo de sueldo' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Aún no hay incidencias.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

test('Ctrl+Enter saves what was typed, and offers the next person the same', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await openPerson(page, 9);
  const [type, card] = [
    page.getByRole('combobox', { name: 'Tipo de incidencia' }),
    page.getByRole('region', { name: 'Falta injustificada' }),
  ];
  await type.click();
  await page.getByRole('option', { name: /^Falta injustificada / }).click();
  await page.keyboard.press('Escape');
  const typed = card.getByRole('textbox', { name: /^Agregar días de/ });
  await typed.fill('99');
  await page.keyboard.press('Control+Enter');
  await expect(card.getByText('Escribe días del periodo')).toBeVisible();
  const address = page.url();
  // The first day of the period, as the card's own field says it.
  await card.getByRole('button', { name: 'Días' }).click();
  const first = await page.locator('table button:not([disabled])').first().textContent();
  await page.keyboard.press('Escape');
  await typed.fill(first ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Incidencia Almacenada')).toBeVisible();
  await expect(page).not.toHaveURL(address);
  const repeat = page.getByRole('button', { name: `Repetir Falta injustificada: ${first}` });
  await expect(repeat).toBeFocused();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expect(repeat).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  await page.reload();
  await expect(card).toBeVisible();
});

test('overtime is typed by day or as a total, and what it pays is seen at once', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await openPerson(page, 4);
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  const day = page.getByRole('textbox', { name: /^Horas del \d+ de \w+$/ }).nth(2);
  await day.fill('11');
  await expect(page.getByText('De 0 a 10, enteras o medias')).toBeVisible();
  await page.getByRole('textbox', { name: 'Total de horas' }).fill('12');
  await page.keyboard.press('Enter');
  const results = page.getByRole('table', { name: 'Resultado' });
  // By the rule of this payroll every hour of the period is double.
  const paid = results.getByRole('row').nth(1).getByRole('cell');
  await expect(paid.nth(-2)).toHaveText('12');
  await expect(paid.nth(-1)).toHaveText('0');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Datos registrados correctamente!!!')).toBeVisible();
  await expectAccessible(page);
  await expect(people(page).getByRole('img', { name: '12 h extra' })).toBeVisible();
  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('dialog', { name: 'Historial de la captura' });
  await expect(history.getByText(/^Guardó horas extra de/).first()).toBeVisible();
  await page.goBack();
  await expect(history).toBeHidden();

  for (const hours of await page.getByRole('textbox', { name: /^Horas del \d+ de \w+$/ }).all())
    if (await hours.isEnabled()) await hours.fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Aún no hay horas extra.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

test('hours of after a leaving hinder a save until they are taken away, which the screen offers', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  // Somebody who leaves: at another try it is somebody else.
  const { retry, repeatEachIndex } = test.info();
  await people(page)
    .getByRole('button')
    .nth(-1 - retry - repeatEachIndex)
    .click();
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  const days = page.getByRole('textbox', { name: /^Horas del \d+ de \w+$/ });
  await days.last().fill('2');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Datos registrados correctamente!!!')).toBeVisible();

  const { searchParams } = new URL(page.url());
  // The router writes a text that looks like a number in quotation marks.
  const chosen = (name: string): string => (searchParams.get(name) ?? '').replaceAll('"', '');
  const admin = await signIn(url(''), ADMIN);
  const periods = await admin.call(endpoints.get_periodos, {
    query: {
      proceso_id: chosen('proceso'),
      nomina_id: chosen('nominas'),
      anio_id: chosen('anio'),
    },
  });
  const period = periods.find(({ id }) => `${id}` === chosen('periodo'));
  await admin.call(endpoints.end_employment, {
    body: {
      employee_id: Number(chosen('empleado')),
      termination_date: period?.initial_date ?? '',
      causa_baja: '2',
    },
  });
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Hay horas extra el' });
  await expect(alert).toBeVisible();
  await days.first().fill('1');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('No trabajaba aquí: quita las horas.')).toBeVisible();
  await alert.getByRole('button', { name: /^Quitar las horas del/ }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Datos registrados correctamente!!!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

/** The only certificate of the tab, a work risk of two days from the first day that can be chosen. */
async function fillCertificate(page: Page, folio: string): Promise<void> {
  const card = page.getByRole('region', { name: /^Riesgo de trabajo/ });
  await pick(page, 'Tipo de incapacidad', 'Inicial');
  await pick(page, 'Control de incapacidad', 'Única');
  await pick(page, 'Tipo de riesgo', 'Accidente de trabajo');
  await pick(page, 'Tipo de secuela', 'Incapacidad temporal');
  await card.getByRole('button', { name: 'Fecha de inicio' }).click();
  await page.locator('table button:not([disabled])').first().click();
  await card.getByRole('textbox', { name: 'Días de incapacidad' }).fill('2');
  await card.getByRole('textbox', { name: 'Folio' }).fill(folio.toLowerCase());
  await expect(card.getByRole('textbox', { name: 'Folio' })).toHaveValue(folio);
  await card.locator('input[type="file"]').setInputFiles({
    name: `${folio}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
}

test('a disability is captured with its evidence, and what is missing is said', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await openPerson(page, 5);
  await page.getByRole('tab', { name: 'Incapacidades' }).click();
  await page.getByRole('button', { name: 'Riesgo de trabajo', exact: true }).click();
  const card = page.getByRole('region', { name: /^Riesgo de trabajo/ });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(card.getByText('Este dato es obligatorio.')).toHaveCount(7);
  await expect(card.getByRole('combobox', { name: 'Tipo de incapacidad' })).toBeFocused();
  const folio = `LZ${`${Date.now()}`.slice(-6)}`;
  await fillCertificate(page, folio);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Incapacidades almacenadas')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(`Guardado: ${folio}.pdf`)).toBeVisible();
  // A folio is one certificate's; the server alone knows that somebody else has it.
  await openPerson(page, 8);
  await page.getByRole('tab', { name: 'Incapacidades' }).click();
  await page.getByRole('button', { name: 'Riesgo de trabajo', exact: true }).click();
  await fillCertificate(page, folio);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const taken = card.getByRole('textbox', { name: 'Folio' });
  await expect(taken).toBeFocused();
  await expect(taken).toHaveAccessibleDescription(new RegExp(folio));
  await people(page).getByRole('button').nth(5).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.getByRole('tab', { name: 'Incapacidades' }).click();
  await page.getByRole('button', { name: /^Quitar Riesgo de trabajo/ }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Aún no hay incapacidades.')).toBeVisible();
});

test('two people at once: the second is shown what the first saved, and chooses', async ({
  page,
  context,
}) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await openPerson(page, 6);
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  await expect(page.getByRole('textbox', { name: 'Total de horas' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('tab', { name: 'Horas extra' }).click();
  await expect(second.getByRole('textbox', { name: 'Total de horas' })).toBeVisible();
  const hours = (source: Page) => source.getByRole('textbox', { name: /^Horas del \d+ de \w+$/ }).nth(3);
  await hours(page).fill('2');
  await hours(second).fill('4');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Datos registrados correctamente!!!')).toBeVisible();
  await second.getByRole('button', { name: 'Guardar cambios' }).click();
  const alert = second.getByRole('alert').filter({ hasText: 'Otra persona cambió esta captura' });
  await expect(alert).toContainText('2 h extra');
  await expect(hours(second)).toHaveValue('4');
  await alert.getByRole('button', { name: 'Conservar lo mío' }).click();
  await second.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(second, 'Datos registrados correctamente!!!')).toBeVisible();
  await hours(second).fill('');
  await second.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(second.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

test('each of two people is told that the other is there, until they leave', async ({ page, browser }) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(other, 'ejecutivo@norte.test');
  await other.goto(page.url());
  await expect(page.getByText(/^También aquí: /)).toBeVisible();
  await expect(other.getByText(/^También aquí: /)).toBeVisible();
  await other.goto(url('/app/reports'));
  await expect(page.getByText(/^También aquí: /)).toBeHidden();
  await context.close();
});

/** The name of what a choice of a menu downloads. */
async function download(page: Page, menu: string, choice: string): Promise<string> {
  // The print waits for its turn on a busy machine.
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('main').getByRole('button', { name: menu }).click();
  // The one before may still be closing.
  await page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: choice, exact: true }).click();
  const name = (await file).suggestedFilename();
  await layersAtRest(page, 0);
  return name;
}

/** 'Deshacer' of the history brings back what 'Borrar incidencias' took. */
async function undoFromHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Historial/ }).click();
  const changeHistory = page.getByRole('dialog', { name: 'Historial de la captura' });
  await expect(changeHistory.getByText('Abrió la nómina').first()).toBeVisible();
  await expect(changeHistory.getByText(/^Borró horas extra de/).first()).toBeVisible();
  await changeHistory.getByRole('button', { name: 'Deshacer' }).first().click();
  const undo = page.getByRole('dialog', { name: 'Deshacer el borrado' });
  await expect(undo).toContainText('de todas las personas. Lo que se capturó después se conserva.');
  await undo.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, /Se recuperaron \d+ registros|Se recuperó 1 registro/)).toBeVisible();
  await expect(undo).toBeHidden();
  await expect(changeHistory.getByText(/^Recuperó horas extra de/).first()).toBeVisible();
  await page.goBack();
  await expect(changeHistory).toBeHidden();
}

test("the summary closes, reopens and deletes a payroll's capture", async ({ page }) => {
  test.setTimeout(300_000);
  await signInAs(page, ADMIN);
  await openOpenPeriod(page);
  await openPerson(page, 7);
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  await page.getByRole('textbox', { name: 'Total de horas' }).fill('4');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Datos registrados correctamente!!!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();

  await page.getByRole('link', { name: 'Resumen', exact: true }).click();
  await expect(heading(page)).toHaveText('Resumen de incidencias');
  const table = page.getByRole('table', { name: 'Empleados con algo capturado' });
  await table.getByRole('button').first().press('Enter');
  await expect(table.getByRole('table').first()).toBeVisible();
  await expectFineAtBothWidths(page);

  expect(await download(page, 'PDF', 'Horas extra')).toBe('reporte_hrs_extras_mina.pdf');
  expect(await download(page, 'Excel', 'Horas extra')).toBe('acuse_hrs_extras.xlsx');
  expect(await download(page, 'CSV', 'Horas extra')).toBe('horas_extra.csv');
  // The connection is lost while the workbook of disabilities is made (specification 3 §8).
  await page.route('**/genera_xls_incapacidad**', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Excel' }).click();
  await page.getByRole('menuitem', { name: 'Incapacidades, formato de carga masiva' }).click();
  const failed = page.getByRole('dialog', { name: 'Error al guardar las incapacidades' });
  await expect(failed.getByRole('alert')).not.toBeEmpty();
  await failed.getByRole('button', { name: 'Entendido' }).click();
  await expect(failed).toBeHidden();
  await page.unroute('**/genera_xls_incapacidad**');

  const act = async (name: string) => {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name: '¡Alerta!' });
    await expect(dialog).toContainText('¿Estás seguro de realizar esta acción?');
    await dialog.getByRole('button', { name: 'Sí' }).click();
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await act('Finalizar nómina');
  await finaliseEarly(page, toast(page, 'Nómina cerrada'));
  await expect(page.getByRole('button', { name: /Finalizar nómina|Borrar incidencias/ })).toHaveCount(0);
  await act('Abrir nómina');
  await expect(page.getByRole('button', { name: 'Finalizar nómina' })).toBeVisible();
  const totals = page.getByRole('table', { name: 'Totales por concepto' }).getByRole('row');
  await expect(totals.filter({ hasText: 'Horas extra dobles' })).toBeVisible();
  const before = await totals.allTextContents();
  await act('Borrar incidencias');
  await expect(page.getByText('Nadie tiene nada capturado en este periodo.')).toBeVisible();

  await undoFromHistory(page);
  // All of it is there again.
  await expect.poll(() => totals.allTextContents()).toEqual(before);
});

test('the calendar of closings leads to the capture', async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/incidents_new/cierres'));
  const open = page.getByRole('link', { name: /^(Capturar|Ver resumen) de/ });
  await expect(open.first()).toBeVisible();
  await expectFineAtBothWidths(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.getByRole('switch', { name: 'Solo abiertas' }).click();
  await page
    .getByRole('link', { name: /^Capturar de/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Captura de incidencias');
  await expect(people(page)).toBeVisible();
});
