/** The portal around the editor: session, list, filters, downloads and saving, as a person meets them. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { findReport } from '../drivers/reports-list.ts';
import { heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const REPORT = 'Carta recibo de nómina';
const MAIL = 'admin@lienzo.test';

test('the login says what is missing and wrong; the session reaches other tabs, and ends in all of them', async ({
  page,
  context,
}) => {
  await page.goto(url('/app/reports?orden=nombre'));
  await expect(heading(page)).toHaveText('Te damos la bienvenida');
  const [mail, password] = [page.getByLabel('Correo'), page.getByLabel('Contraseña', { exact: true })];
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(toast(page, 'Revisa los campos')).toBeVisible();
  await expect(page.getByText('Escribe tu correo electrónico.')).toBeVisible();
  await expect(mail).toBeFocused();
  await mail.fill(MAIL);
  await password.fill('otra-cosa');
  await page.keyboard.press('Enter');
  // The toast about the fields may still be there.
  const problem = page.getByRole('alert').filter({ hasText: 'Datos de acceso incorrectos' });
  await expect(problem).toBeVisible();
  await expect(mail).toHaveValue(MAIL);
  await expect(password).toBeFocused();
  await password.fill('Lienzo2026');
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
  await signInAs(page, MAIL, { to: '/app/reports/gallery' });
  await expect(page.getByRole('link', { name: 'Hoja en blanco', exact: true })).toBeVisible();
  await context.clearCookies();
  await page.route('**/api/report/get_report_tables', (route) =>
    route.fulfill({
      status: 401,
      json: { errorList: [{ code: 'invalid_token', message: 'Credenciales no válidas.' }] },
    }),
  );
  await page.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-lz-section]').first()).toBeVisible();
});

/** What each role has no screen for, and what is said of it. */
const FOREIGN: Record<string, Record<string, string>> = {
  'cliente@lienzo.test': {
    reports: 'tu rol es Cliente',
    'reports/audit': 'tu rol es Cliente',
    'reports/tokens': 'tu rol es Cliente',
    usuarios: 'Es para Superadministrador y Administrador; tu rol es Cliente.',
  },
  'ejecutivo@lienzo.test': { 'usuarios/auditoria': 'tu rol es Ejecutivo' },
  'admin@lienzo.test': {
    provedores: 'Es para Superadministrador; tu rol es Administrador. Solo la usa quien opera Lienzo.',
  },
  'superadmin@lienzo.test': {
    directorio: 'Para verla, entra con una de esas cuentas.',
    notificaciones: 'Para verla, entra con una de esas cuentas.',
    'notificaciones/suscripciones': 'Para verla, entra con una de esas cuentas.',
    'directorio/papelera': 'Para verla, entra con una de esas cuentas.',
  },
};

for (const [mail, screens] of Object.entries(FOREIGN))
  test(`${mail} is told whose the screens are that the role does not have`, async ({ page }) => {
    await signInAs(page, mail, { to: '/app' });
    await expect(heading(page)).toContainText('Hola');
    for (const [screen, said] of Object.entries(screens)) {
      // As Back would lead there: without loading the portal anew.
      await page.evaluate(
        (address) => {
          history.pushState({}, '', address);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        },
        url(`/app/${screen}`),
      );
      await expect(page.getByText(said)).toBeVisible();
      await expect(heading(page)).toHaveText('No tienes permiso para ver esta pantalla');
      await page.goBack();
      await expect(heading(page)).toContainText('Hola');
    }
  });

test('a client has their downloads, and no way to the reports; an address that none has says so', async ({
  page,
}) => {
  await signInAs(page, 'cliente@lienzo.test', { to: '/app' });
  await expect(page.getByRole('button', { name: `Descargar ${REPORT}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reportes', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: /^Busca pantallas/ });
  await search.getByPlaceholder(/^Busca pantallas/).fill(REPORT);
  await search.getByRole('button').filter({ hasText: REPORT }).first().click();
  await expect(search).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: REPORT })).toHaveAttribute('data-found');
  await page.goto(url('/app/Reports'));
  await expect(heading(page)).toHaveText('Esta página no existe');
});

test('the list is searched and sorted in the URL, and Ctrl+K finds a report', async ({ page }) => {
  await signInAs(page, MAIL);
  await page.goto(url('/app/reports'));
  await page.getByRole('searchbox').fill('nomina carta');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=nomina/);
  await page.getByLabel('Ordenar').selectOption('nombre');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('nomina carta');
  await expect(page.getByLabel('Ordenar')).toHaveValue('nombre');
  await page.getByRole('searchbox').press('Control+k');
  const search = page.getByRole('dialog', {
    name: 'Busca pantallas, personas, carpetas, archivos y reportes',
  });
  await expect(search).toBeVisible();
  await page.keyboard.type('Empleados por');
  await expect(search.getByRole('button', { name: /^Empleados por/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/report_id=\d+/);
  await expect(page).toHaveTitle('Actualizar reporte · Lienzo');
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

test('own values of filters are checked, kept while the menu is closed, and in force until their person goes back', async ({
  page,
}) => {
  const nombre = await saveReport(MAIL, filteredReport(ownName('Recibos filtrados')));
  await signInAs(page, MAIL);
  const menu = (await findReport(page, nombre)).getByRole('button', { name: `Filtros de ${nombre}` });
  await menu.click();
  const dialog = page.getByRole('dialog', { name: `Filtros de ${nombre}` });
  const value = dialog.getByLabel('Valor de Fin del periodo');
  await expect(dialog.getByText(/Fin del periodo · en \d elementos/)).toBeVisible();
  await expect(value).toHaveCount(1);
  await value.fill('');
  await dialog.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(page.getByText('Escribe el valor del filtro.')).toBeVisible();
  await expect(value).toBeFocused();
  await value.fill('31/10/2026');
  await page.keyboard.press('Escape');
  await menu.click();
  await expect(value).toHaveValue('31 oct 2026');

  const condition = dialog.getByLabel(/^Condición de/).first();
  const before = await condition.inputValue();
  await condition.selectOption('está en');
  await dialog
    .getByRole('combobox', { name: /^Valor de/ })
    .first()
    .click();
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(page.getByText('Filtros guardados para tus descargas')).toBeVisible();
  await page.reload();
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
  await signInAs(page, MAIL);
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
  await signInAs(page, MAIL);
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
