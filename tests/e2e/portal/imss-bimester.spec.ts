/** A bimester at the IMSS from its variability to its files, and what is due in a calendar. */
import { expect, type Page } from '@playwright/test';
import { pick } from '../drivers/choices.ts';
import { chooseScope } from '../drivers/imss-scope.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

const days = async (page: Page, from: string, until: string): Promise<void> => {
  await page.getByLabel('Fecha Inicio').first().fill(from);
  await page.getByLabel('Fecha Fin').first().fill(until);
  await page.keyboard.press('Tab');
};

test('a bimester: variability, its movements in a batch, their files, and those for SUA', async ({
  page,
}) => {
  await signInAs(page, ADMIN, { to: '/app/variabilidad' });
  await chooseScope(page);
  const register = await page.getByRole('combobox', { name: 'Registro', exact: true }).inputValue();
  // July and August, whose payrolls are closed.
  await pick(page, 'Periodo', /^13,/);
  await page.getByRole('radio', { name: 'Naturales' }).check();
  await page.getByRole('button', { name: 'Generar' }).click();
  await expect(toast(page, /^Se genero el archivo de variabilidad\/movimientos exitosamente\./)).toBeVisible({
    timeout: 30_000,
  });
  const status = page.getByRole('table', { name: 'Estatus de variabilidad' }).getByRole('row').nth(1);
  await expect(status).toContainText('Se genero el archivo de variabilidad/movimientos exitosamente.', {
    timeout: 30_000,
  });
  await expect(
    page.getByText(/\d+ de \d+ personas cambian de salario base desde el 1 sep 2026\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Añadir mov.' }).click();
  await expect(toast(page, /^Se añadi(ó|eron) \d+ movimientos? al lote/)).toBeVisible();

  await page.goto(url('/app/afiliations'));
  await page
    .getByRole('button', { name: /^Lote \d+$/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /^Lote \d+$/ });
  const movements = drawer.getByRole('table', { name: 'Movimientos del lote' });
  await expect(movements.getByRole('row').filter({ hasText: 'Variabilidad' }).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Generar archivos' }).click();
  await expect(drawer.getByText(/ · Archivo generado$/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Descargar archivos' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(url('/app/confronta'));
  await chooseScope(page);
  await expect(page.getByRole('combobox', { name: 'Registro', exact: true })).toHaveValue(register);
  await days(page, '01/07/2026', '31/08/2026');
  await page.getByRole('button', { name: 'Generar txt' }).click();
  const made = page.getByRole('table', { name: 'Status TXT' }).getByRole('row').nth(1);
  await expect(made).toContainText(/exitosamente|sin datos|les faltan datos/, { timeout: 30_000 });
});

test('what is due is subscribed to by an address that is shown once and can be revoked', async ({
  page,
  request,
}) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app'));
  await page.getByRole('button', { name: 'Suscribirse al calendario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suscribirse al calendario' });
  await expectFineAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Crear dirección' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Dirección del calendario' }).inputValue();
  const { pathname, search } = new URL(address);
  const calendar = await request.get(url(`${pathname}${search}`));
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+SUMMARY:Pago de cuotas IMSS/);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  // The address is not shown again; its use is.
  await page.getByRole('button', { name: 'Suscribirse al calendario' }).click();
  await expect(dialog.getByText(/Se consultó 1 vez/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Dirección del calendario' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Revocar la dirección' }).click();
  await expect(toast(page, 'La dirección del calendario ya no sirve.')).toBeVisible();
  expect((await request.get(url(`${pathname}${search}`))).status()).toBe(404);
});

test('a day on which the IMSS receives nothing is added and deleted', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/afiliations' });
  await page.getByRole('button', { name: 'Días inhábiles del IMSS' }).click();
  const drawer = page.getByRole('dialog', { name: 'Días inhábiles del IMSS' });
  const list = drawer.getByRole('table', { name: 'Días inhábiles del IMSS' });
  await expect(list.getByRole('row').filter({ hasText: '16 sep 2026' })).toContainText('De ley');
  await drawer.getByLabel('Día', { exact: true }).first().fill('16/09/2026');
  await drawer.getByLabel('Motivo').fill('Fiestas');
  await drawer.getByRole('button', { name: 'Agregar día' }).click();
  await expect(toast(page, 'Ese día ya está en la lista de ley.')).toBeVisible();
  await drawer.getByLabel('Día', { exact: true }).first().fill('14/10/2026');
  await drawer.getByRole('button', { name: 'Agregar día' }).click();
  await expect(list.getByRole('row').filter({ hasText: '14 oct 2026' })).toContainText('De la organización');
  await expectFineAtBothWidths(page);
  await drawer.getByRole('button', { name: 'Eliminar el 14 oct 2026' }).click();
  await expect(list.getByRole('row').filter({ hasText: '14 oct 2026' })).toHaveCount(0);
});
