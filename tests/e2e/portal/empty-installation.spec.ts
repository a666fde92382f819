/** From an empty production database to a finalised period that is delivered, corrected and delivered again, by the screens alone. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { unfoldFilters } from '../drivers/capture-filters.ts';
import { pick } from '../drivers/choices.ts';
import { type EmptyInstallation, startEmptyInstallation } from '../drivers/empty-installation.ts';
import { finaliseEarly } from '../drivers/finalise-early.ts';
import { addPeople } from '../drivers/master-book-people.ts';
import { test } from '../drivers/portal-test.ts';
import { heading, layersAtRest, toast } from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';

const PASSWORD = 'Cancún-Lluvia-26';
/** As it is stored. */
const CLIENT = 'TALLERES DEL SUR';
/** A red square of 8 × 8. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

let installation: EmptyInstallation;
test.beforeAll(async () => {
  installation = await startEmptyInstallation();
});
test.afterAll(() => installation?.stop());

/** By the link of the invitation, then on the login screen. */
async function firstSignIn(page: Page, mail: string, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await signInHere(page, mail);
}

async function signInHere(page: Page, mail: string): Promise<void> {
  await expect(heading(page)).toHaveText('Te damos la bienvenida');
  await page.getByLabel('Correo').fill(mail);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(heading(page)).toHaveText('Te damos la bienvenida');
}

async function makeProvider(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Proveedores');
  await page.getByRole('button', { name: 'Nuevo proveedor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await dialog.getByLabel('Nombre', { exact: true }).fill('Nóminas del Golfo');
  await dialog.getByLabel('Nombre de la carpeta').fill('Nóminas del Golfo');
  await dialog.getByLabel('Dominio').fill('golfo');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await dialog.getByRole('button', { name: 'Crear proveedor' }).click();
  const admin = page.getByRole('dialog', { name: 'Administrador de Nóminas del Golfo' });
  await admin.getByLabel('Nombre').fill('Zoë Luna');
  await admin.getByLabel('Correo').fill('zoe@golfo.test');
  await admin.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(toast(page, 'Se dio de alta a Zoë Luna')).toBeVisible();
  await expect(admin).toBeHidden();
}

async function makeClient(page: Page): Promise<void> {
  await page.goto(`${installation.url}/app`);
  await expect(page.getByRole('link', { name: 'Crear el primer cliente' })).toBeVisible();
  // Whoever begins with the payroll is led to the clients, and finds the new one when they come back.
  await (await menuEntry(page, 'Nómina', 'Nómina')).click();
  await page.getByRole('main').getByRole('link', { name: 'Ir a Clientes' }).click();
  await page.getByRole('button', { name: 'Crear cliente' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crear cliente' });
  await dialog.getByLabel('Nombre', { exact: true }).fill(CLIENT);
  await dialog.getByLabel('Nombre de la carpeta').fill(CLIENT);
  await dialog.getByLabel('Representante legal').fill('Rosa Gil');
  await dialog.getByLabel('Domicilio').fill('Av. Juárez 1');
  await dialog.getByLabel('RFC', { exact: true }).fill('EKU9003173C9');
  await dialog.getByLabel('RFC del representante').fill('XEXX010101000');
  await dialog.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('row', { name: CLIENT }).dblclick();
  const panel = page.getByRole('dialog', { name: CLIENT, exact: true });
  await panel.getByRole('button', { name: 'Agregar usuario' }).click();
  const form = page.getByRole('dialog', { name: `Crear usuario de ${CLIENT}` });
  await form.getByLabel('Nombre').fill('Luz Peña');
  await form.getByLabel('Correo').fill('luz@talleres.test');
  await form.getByLabel('Puede ver nóminas').check();
  await form.getByLabel('Correo').focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('luz@talleres.test');
  await layersAtRest(page, 1);
  await page.goBack();
  await expect(panel).toBeHidden();
}

async function makePayroll(page: Page): Promise<void> {
  await (await menuEntry(page, 'Nómina', 'Nómina')).click();
  await pick(page, 'Cliente', CLIENT);
  await page.getByRole('button', { name: 'Nueva nómina' }).first().click();
  const making = page.getByRole('dialog', { name: 'Nueva nómina' });
  await making.getByLabel('Número de nómina').fill('Q1');
  await making.getByLabel('Nombre').fill('Planta quincenal');
  await making.getByRole('button', { name: 'Crear nómina' }).click();
  await expect(toast(page, 'Se creó la nómina Planta quincenal')).toBeVisible();
  await page.getByRole('tab', { name: 'Calendario' }).click();
  await page.getByRole('button', { name: 'Generar calendario' }).first().click();
  const plan = page.getByRole('dialog', { name: /Generar calendario/ });
  await plan.getByRole('button', { name: 'Crear 24 periodos' }).click();
  await expect(toast(page, 'Se crearon 24 periodos')).toBeVisible();
  await expect(plan).toBeHidden();
  await page.getByRole('tab', { name: 'Empleados' }).click();
  await expect(page.getByText('O trae todo con “Importar plantilla”.')).toBeVisible();
}

async function importPeople(page: Page): Promise<void> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar plantilla' }).click();
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(await readFile(await (await waiting).path())).buffer);
  addPeople(book, 'Q1');
  await page.getByRole('button', { name: 'Importar plantilla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar plantilla' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Plantilla_maestros.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await book.xlsx.writeBuffer()),
  });
  await dialog.getByRole('button', { name: 'Revisar archivo' }).click();
  await expect(dialog.getByRole('button', { name: 'Aplicar', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(toast(page, 'Se aplicó la plantilla')).toBeVisible();
  await expect(dialog).toBeHidden();
}

const PERIOD = '2.ª quincena de noviembre';
const people = (page: Page) => page.getByRole('region', { name: 'Empleados' });

async function openCapture(page: Page): Promise<void> {
  // The only client and payroll, this year, the ordinary process and what closes next come by themselves.
  await page.goto(`${installation.url}/app/incidents_new`);
  await unfoldFilters(page);
  await expect(page.getByRole('combobox', { name: 'Cliente', exact: true })).toHaveValue(CLIENT);
  await pick(page, 'Periodo', PERIOD);
  await expect(people(page)).toBeVisible();
}

async function openPerson(page: Page, name: string): Promise<void> {
  await people(page).getByRole('button', { name }).click();
  await expect(page.getByRole('tab', { name: 'Incidencias' })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();

async function captureIncident(page: Page): Promise<void> {
  await openPerson(page, 'olga');
  await page.getByRole('combobox', { name: 'Tipo de incidencia' }).click();
  await page.getByRole('option', { name: /Bono/ }).first().click();
  await page.keyboard.press('Escape');
  const card = page.getByRole('main').getByRole('region', { name: /^Bono/ });
  await card.getByRole('button', { name: 'Días' }).click();
  const days = page.locator('table button:not([disabled])');
  for (const at of [0, 1, 2]) await days.nth(at).click();
  await page.keyboard.press('Escape');
  await card.getByRole('textbox', { name: 'Importe' }).fill('100');
  await save(page);
  await expect(toast(page, 'Incidencias almacenadas')).toBeVisible();
}

async function captureOvertime(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  await page.getByRole('textbox', { name: 'Total de horas' }).fill('12');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(people(page).getByRole('img', { name: '12 h extra' })).toBeVisible();
}

async function captureDisability(page: Page): Promise<void> {
  await openPerson(page, 'emma');
  await page.getByRole('tab', { name: 'Incapacidades' }).click();
  await page.getByRole('button', { name: 'Enfermedad general', exact: true }).click();
  const card = page.getByRole('region', { name: /^Enfermedad general/ });
  await pick(page, 'Tipo de incapacidad', 'Inicial');
  await pick(page, 'Control de incapacidad', 'Única');
  await card.getByRole('button', { name: 'Fecha de inicio' }).click();
  await page.locator('table button:not([disabled])').first().click();
  await card.getByRole('textbox', { name: 'Días de incapacidad' }).fill('2');
  await card.getByRole('textbox', { name: 'Folio' }).fill('OL345678');
  await card.locator('input[type="file"]').setInputFiles({
    name: 'OL345678.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await save(page);
  await expect(toast(page, 'Incapacidades almacenadas')).toBeVisible();
}

async function answerAlert(page: Page, action: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: '¡Alerta!' });
  await dialog.getByRole('button', { name: 'Sí' }).click();
}

async function finalise(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Resumen', exact: true }).click();
  await expect(heading(page)).toHaveText('Resumen de incidencias');
  const table = page.getByRole('table', { name: 'Empleados con algo capturado' });
  await expect(table.getByRole('button', { name: /Olga|Emma/ })).toHaveCount(2);
  await answerAlert(page, 'Finalizar nómina');
  await finaliseEarly(page, toast(page, 'Nómina cerrada'));
}

/** The receipts and lists of the closing, made behind it. */
const RECEIPTS = [
  ...['Horas extra', 'Incapacidades', 'Incidencias'].map(
    (kind) => new RegExp(`${kind} Q1 2\\.ª quincena de noviembre 20\\d\\d\\.pdf`),
  ),
  /Horas extra Q1 .*\.xlsx/,
  /horas_extra_ORD_20\d\d_Sem\d+\.csv/,
  /incidencias_ORD_20\d\d_Sem\d+\.csv/,
];

/** One file of each. @returns how many there are in all. */
async function findReceipts(page: Page): Promise<number> {
  await page.goto(`${installation.url}/app/directorio`);
  for (const folder of [CLIENT, 'Q1 Planta quincenal', '2026', 'Ordinario', PERIOD]) {
    await page.getByRole('main').getByText(folder, { exact: true }).first().dblclick();
    await expect(heading(page)).toHaveText(folder);
  }
  for (const name of RECEIPTS) await expect(page.getByRole('row', { name })).toHaveCount(1);
  return page.getByRole('row').count();
}

/** What the client's user is told of a closing: one notice and one mail each time. */
async function findDelivery(page: Page, closings: number): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notificaciones/ })
    .click();
  const notices = page.getByRole('table', { name: 'Notificaciones de incidencias' }).getByRole('row');
  await expect(notices.filter({ hasText: PERIOD })).toHaveCount(closings);
  await deliveries(closings);
}

/** The mail of a closing follows its files. */
const deliveries = (closings: number) =>
  expect
    .poll(() => installation.mailsTo('luz@talleres.test', /^Se finalizó /), { timeout: 60_000 })
    .toBe(closings);

/** Opens the finalised period, corrects the hours and finalises it again. */
async function correct(page: Page): Promise<void> {
  await page.goto(`${installation.url}/app/summary_incidents`);
  await answerAlert(page, 'Abrir nómina');
  await expect(page.getByRole('button', { name: 'Finalizar nómina' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la captura' }).click();
  await openPerson(page, 'olga');
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  await page.getByRole('textbox', { name: 'Total de horas' }).fill('9');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(people(page).getByRole('img', { name: '9 h extra' })).toBeVisible();
  await finalise(page);
}

/** The receipt of hours is the second version of its file. */
async function findSecondVersion(page: Page): Promise<void> {
  await page.getByRole('row', { name: /Horas extra Q1 .*\.pdf/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Ver detalle' }).first().click();
  await page.getByRole('tab', { name: 'Versiones' }).click();
  await expect(page.getByText('Versión 2')).toBeVisible();
}

test('an empty production database comes to a period that is finalised, corrected and delivered again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  let files = 0;
  const link = await installation.addSuperAdmin('ana@bureau.test', 'Ana Ruiz');
  await test.step('the operator makes the bureau', async () => {
    await firstSignIn(page, 'ana@bureau.test', link);
    await makeProvider(page);
    await signOut(page);
  });
  await test.step('the Admin makes the first client with its user', async () => {
    await firstSignIn(page, 'zoe@golfo.test', await installation.invitationOf('zoe@golfo.test'));
    await makeClient(page);
    await signOut(page);
  });
  await test.step('who accepts the invitation', async () => {
    await firstSignIn(page, 'luz@talleres.test', await installation.invitationOf('luz@talleres.test'));
    await signOut(page);
    await signInHere(page, 'zoe@golfo.test');
  });
  await test.step('and its payroll, with a calendar and people', async () => {
    await makePayroll(page);
    await importPeople(page);
  });
  await test.step('what happened in a fortnight is captured', async () => {
    await openCapture(page);
    await captureIncident(page);
    await captureOvertime(page);
    await captureDisability(page);
  });
  await test.step('the period is finalised, and its receipts are in the client’s folder', async () => {
    await finalise(page);
    await deliveries(1);
    files = await findReceipts(page);
    await signOut(page);
  });
  await test.step('where the client’s user finds their folder', async () => {
    await signInHere(page, 'luz@talleres.test');
    await expect(page.getByRole('main').getByText('Q1 Planta quincenal').first()).toBeVisible();
    await findDelivery(page, 1);
    await signOut(page);
  });
  await test.step('the period is corrected, and its files have another version', async () => {
    await signInHere(page, 'zoe@golfo.test');
    await correct(page);
    await deliveries(2);
    expect(await findReceipts(page)).toBe(files);
    await findSecondVersion(page);
    await signOut(page);
  });
  await test.step('of which the client’s user is told once more', async () => {
    await signInHere(page, 'luz@talleres.test');
    await findDelivery(page, 2);
  });
});
