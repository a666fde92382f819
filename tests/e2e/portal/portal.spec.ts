/** The portal around the editor: session, list, filters, downloads and saving, as a person meets them. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { expect } from '@playwright/test';
import { receiptsReport } from '../../builders/receipts-report.ts';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { findReport, reportCard } from '../drivers/reports-list.ts';
import { expectAccessible, expectNoSidewaysScroll, heading, reloadAtRest, toast } from '../drivers/screen.ts';
import { signInOnScreen } from '../sign-in.ts';

const REPORT = 'Carta recibo de nómina';
const MAIL = 'admin@lienzo.test';

for (const [width, colorScheme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const)
  test(`login, home and list are accessible at ${width} px in ${colorScheme} colours`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 780 },
      colorScheme,
      locale: 'es-MX',
    });
    const page = await context.newPage();
    await page.goto(url('/'));
    await expect(heading(page)).toHaveText('Te damos la bienvenida');
    await page.getByRole('button', { name: 'Acceder' }).click();
    await expect(page.getByText('Escribe tu correo electrónico.')).toBeVisible();
    await expect(page.getByLabel('Correo')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Correo').fill('admin@lienzo.test');
    await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/directorio/);
    await page.goto(url('/app'));
    await expect(heading(page)).toContainText('Hola');
    await page
      .getByRole('link', { name: /^Continuar editando: / })
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The list grows as one scrolls; it is searched, so that other tests' reports do not come first.
    await page.goto(url(`/app/reports?q=${encodeURIComponent(REPORT)}`));
    await page.getByRole('link', { name: REPORT }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: REPORT }).click();
    await page.locator('[data-lz-section]').first().waitFor();
    await expect(page).toHaveTitle('Actualizar reporte · Lienzo');
    const audience = page.getByRole('button', { name: /^Visible para/ }).getByText('TODOS');
    expect((await audience.boundingBox())?.width).toBeGreaterThan(30);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

test('the login says in a toast, and by its fields, what is missing', async ({ page }) => {
  await page.goto(url('/'));
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(toast(page, 'Revisa los campos')).toBeVisible();
  await expect(page.getByLabel('Correo')).toBeFocused();
});

test('wrong credentials are said in words, and nothing typed is lost', async ({ page }) => {
  await page.goto(url('/'));
  await page.getByLabel('Correo').fill('admin@lienzo.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('otra-cosa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Datos de acceso incorrectos');
  await expect(page.getByLabel('Correo')).toHaveValue('admin@lienzo.test');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
});

test('a session survives a reload, reaches other tabs, and ends in all of them', async ({
  page,
  context,
}) => {
  await page.goto(url('/app/reports?orden=nombre'));
  await expect(heading(page)).toHaveText('Te damos la bienvenida');
  await page.getByLabel('Correo').fill('admin@lienzo.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/reports\?orden=nombre$/);
  await page.reload();
  await expect(heading(page)).toHaveText('Reportes');
  const other = await context.newPage();
  await other.goto(url('/'));
  await expect(other).toHaveURL(/\/app\/directorio/);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Sesión cerrada exitosamente')).toBeVisible();
  await expect(heading(other)).toHaveText('Te damos la bienvenida');
});

test('a session that the server ended is taken up again over the screen', async ({ page, context }) => {
  await signInOnScreen(page, 'admin@lienzo.test');
  await context.clearCookies();
  await page.route('**/api/report/get_report_tables', (route) =>
    route.fulfill({
      status: 401,
      json: { errorList: [{ code: 'invalid_token', message: 'Credenciales no válidas.' }] },
    }),
  );
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await page.getByRole('link', { name: 'Crear reporte' }).click();
  await page.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-lz-section]').first()).toBeVisible();
});

test('each role sees its own screens', async ({ page }) => {
  await signInOnScreen(page, 'cliente@lienzo.test');
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Reportes', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Descargar ${REPORT}` })).toBeVisible();
  await page.goto(url('/app/reports'));
  await expect(heading(page)).toHaveText('No tienes permiso para ver esta pantalla');
  await page.goto(url('/app/Reports'));
  await expect(heading(page)).toHaveText('Esta página no existe');
});

test('the list is searched and sorted in the URL, and Ctrl+K finds a report', async ({ page }) => {
  await signInOnScreen(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports'));
  await page.getByRole('searchbox').fill('nomina carta');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=nomina/);
  await page.getByLabel('Ordenar').selectOption('nombre');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('nomina carta');
  await expect(page.getByLabel('Ordenar')).toHaveValue('nombre');
  await page.getByRole('searchbox').press('Control+k');
  await expect(
    page.getByRole('dialog', { name: 'Busca pantallas, personas, carpetas, archivos y reportes' }),
  ).toBeVisible();
  await page.keyboard.type('Empleados por');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/report_id=\d+/);
});

test('a download shows its progress, can be cancelled, and goes on when the person moves on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const mail = 'admin@lienzo.test';
  const client = await signIn(url(''), mail);
  const nombre = ownName('Recibos de todos');
  const reporte = await receiptsReport(databaseUrl(), mail, { nombre, pages: 4000 });
  await client.call(endpoints.create_report, { body: { reporte } });
  await signInOnScreen(page, mail);
  await page.goto(url('/app/reports'));
  const order = async (): Promise<void> => {
    await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
    await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  };
  await order();
  const dialog = page.getByRole('dialog', { name: 'Descargando reporte' });
  await expect(dialog.getByText(/(Fila|Página) [\d,]+/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Descarga lista')).toHaveCount(0);

  const arriving = page.waitForEvent('download', { timeout: 90_000 });
  await order();
  await dialog.getByRole('button', { name: 'Seguir trabajando' }).click();
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByRole('button', { name: '1 descarga en curso' })).toBeVisible();
  expect((await arriving).suggestedFilename()).toBe(`${nombre}.pdf`);
  await expect(page.getByText(`Descarga lista: ${nombre}.pdf`)).toBeVisible();
});

/** @returns the name of a report of this person. */
async function saveReport(mail: string, reporte: ReportDocument): Promise<string> {
  const client = await signIn(url(''), mail);
  await client.call(endpoints.create_report, { body: { reporte } });
  return reporte.nombre;
}

/** Two tables that ask the same: the last day of a period. */
function filteredReport(nombre: string): ReportDocument {
  const items = [1, 2].map(() => ({
    ...newItem('tabla'),
    tamaño: 50,
    selected_tables: ['payroll_results', 'periods'],
    selected_columns: [
      { column: 'payroll_results.net_pay', data_type: 'numeric' as const, readable_name: 'Neto a pagar' },
    ],
    filters: [
      {
        id: 'fin',
        nombre: 'Fin del periodo',
        selected_columns: ['periods.end_date'],
        column_type: 'date' as const,
        condition: 'igual a' as const,
        valor: '2026-11-15',
      },
    ],
  }));
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items }] };
}

test('filter values are checked, kept while the menu is closed, and saved for every item that asks them', async ({
  page,
}) => {
  const nombre = ownName('Recibos filtrados');
  const client = await signIn(url(''), 'admin@lienzo.test');
  const reporte = filteredReport(nombre);
  const { id_report } = (await client.call(endpoints.create_report, { body: { reporte } })).result;
  await signInOnScreen(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports'));
  const menu = page.getByRole('button', { name: `Filtros de ${nombre}` });
  await menu.click();
  const value = page.getByLabel('Valor de Fin del periodo');
  await value.fill('');
  await page.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(page.getByText('Escribe el valor del filtro.')).toBeVisible();
  await expect(value).toBeFocused();
  await value.fill('31/10/2026');
  await page.keyboard.press('Escape');
  await menu.click();
  await expect(value).toHaveValue('31 oct 2026');
  await page.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(page.getByText('Filtros guardados para tus descargas')).toBeVisible();
  await reloadAtRest(page);
  await menu.click();
  await expect(page.getByText(/Fin del periodo · en \d elementos/)).toBeVisible();
  await expect(value).toHaveCount(1);
  await expect(value).toHaveValue('31 oct 2026');
  await client.call(endpoints.delete_report, { query: { id_report: String(id_report) } });
});

test('own values of filters are in force for their person until they go back or save for all', async ({
  page,
}) => {
  await signInOnScreen(page, 'ejecutivo@lienzo.test');
  const nombre = await saveReport('ejecutivo@lienzo.test', filteredReport(ownName('Por revisar')));
  const menu = (await findReport(page, nombre)).getByRole('button', { name: `Filtros de ${nombre}` });
  await menu.click();
  const dialog = page.getByRole('dialog', { name: `Filtros de ${nombre}` });
  const condition = dialog.getByLabel(/^Condición de/).first();
  await expect(condition).toBeVisible();
  const before = await condition.inputValue();
  await condition.selectOption('está en');
  const values = dialog.getByRole('combobox', { name: /^Valor de/ }).first();
  await values.click();
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(page.getByText('Filtros guardados para tus descargas')).toBeVisible();
  await reloadAtRest(page);
  const mark = page.getByRole('article', { name: nombre }).getByText('Tus filtros', { exact: true });
  await expect(mark).toBeVisible();
  await menu.click();
  await expect(dialog.getByText('Tus descargas usan tus propios filtros')).toBeVisible();
  await expect(condition).toHaveValue('está en');
  await dialog.getByRole('button', { name: 'Volver a los del reporte' }).click();
  await expect(page.getByText('Tus descargas usan otra vez los filtros del reporte')).toBeVisible();
  await menu.click();
  await expect(condition).toHaveValue(before);
  await expect(dialog.getByText('Tus descargas usan tus propios filtros')).toHaveCount(0);
});

test('a new report is for nobody, and showing it to all asks first', async ({ page }) => {
  await signInOnScreen(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports/create'));
  const audience = page.getByRole('button', { name: /^Visible para/ });
  await expect(audience).toContainText('Nadie');
  await audience.click();
  const all = page.getByRole('checkbox', { name: 'TODOS' });
  await all.click();
  await expect(page.getByText('Lo verán todos los clientes')).toBeVisible();
  await page.getByRole('button', { name: 'No mostrar' }).click();
  await expect(all).not.toBeChecked();
  await all.click();
  await page.getByRole('button', { name: 'Mostrar a todos' }).click();
  await expect(all).toBeChecked();
  await expect(all).toBeFocused();
  await expect(audience).toContainText('TODOS');
});

test('an Admin says from the options of a card whether Ejecutivos may edit a report', async ({ page }) => {
  await signInOnScreen(page, 'admin@lienzo.test');
  const nombre = await saveReport(MAIL, filteredReport(ownName('De todos')));
  const card = await findReport(page, nombre);
  const options = card.getByRole('button', { name: `Opciones de ${nombre}` });
  const entry = page.getByRole('menuitemcheckbox', { name: 'Los Ejecutivos pueden editarlo' });
  for (const [before, told] of [
    ['false', 'Los Ejecutivos ya pueden editar este reporte'],
    ['true', 'Los Ejecutivos ya no pueden editar este reporte'],
  ] as const) {
    await options.click();
    await expect(entry).toHaveAttribute('aria-checked', before);
    await entry.click();
    await expect(toast(page, told)).toBeVisible();
  }
  await options.click();
  await expect(entry).toHaveAttribute('aria-checked', 'false');
});

test('of two people who save the same report, the second one chooses; leaving asks first', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInOnScreen(page, 'admin@lienzo.test');
  const nombre = await saveReport(MAIL, { ...filteredReport(ownName('Registro')), auditorio: [TODOS] });
  await (await findReport(page, nombre)).getByRole('link', { name: nombre }).click();
  const name = page.getByLabel('Nombre del reporte');
  await expect(name).toHaveValue(nombre);
  // A browser of its own: a second tab of the same one does not edit the report.
  const other = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await signInOnScreen(other, 'superadmin@lienzo.test');
  await other.goto(page.url());
  await other.getByLabel('Nombre del reporte').fill('Registro de otra persona');
  await other.keyboard.press('Control+s');
  await other
    .getByRole('dialog', { name: '¿Qué cambia?' })
    .getByRole('button', { name: 'Guardar', exact: true })
    .click();
  await expect(other.getByText('Reporte guardado', { exact: true })).toBeVisible();

  await name.fill('Registro mío');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(name).toHaveValue('Registro mío');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Abrir la versión guardada' }).click();
  await expect(name).toHaveValue('Registro de otra persona');

  await name.fill(nombre);
  await page.getByRole('link', { name: 'Atrás' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await page.getByRole('button', { name: 'Guardar y salir' }).click();
  await page
    .getByRole('dialog', { name: '¿Qué cambia?' })
    .getByRole('button', { name: 'Guardar', exact: true })
    .click();
  await expect(reportCard(page, nombre)).toBeVisible();
});
