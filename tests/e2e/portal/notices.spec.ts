/** Notices, live, and subscriptions (specification 2 §2, §4, §5 and §8). */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { openOrganization } from '../../portal/open-organization.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll, heading, toast } from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
const EJECUTIVO = 'ejecutivo@norte.test';

let made = 0;

/** A folder of the second organization's Admin that the Ejecutivo follows. */
async function followedFolder(): Promise<{ id: string; name: string; admin: PortalClient }> {
  const admin = await signIn(url(''), ADMIN);
  const session = await admin.call(endpoints.search_directory, { query: { q: 'Plantillas' } });
  const root = session.items.find(({ fs_type }) => fs_type === 'DIR')?.parent_id;
  if (root == null) throw new Error('the demonstration has no folder Plantillas');
  made += 1;
  const name = `Seguida ${Date.now()}-${made}`;
  const { id } = await admin.call(endpoints.new_folder, {
    body: { folder_parent_id: root, folder_name: name },
  });
  const ejecutivo = await signIn(url(''), EJECUTIVO);
  await ejecutivo.call(endpoints.directorySubscribe, { body: { id } });
  return { id, name, admin };
}

const makeIn = (admin: PortalClient, folder: string, name: string): Promise<unknown> =>
  admin.call(endpoints.new_folder, { body: { folder_parent_id: folder, folder_name: name } });

/** Reads all that is unread, so that the dot starts dark. */
async function readAll(page: Page): Promise<void> {
  await page.goto(url('/app/notificaciones?vista=suscripciones'));
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.getByRole('tab', { name: 'Notificaciones' }).click();
  await expect(await menuEntry(page, 'Documentos', 'Notificaciones')).toBeVisible();
}

test('the dot lights up live in every tab, over one stream, and reading puts it out', async ({
  page,
  context,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) streams.push(request.url());
  });
  const folder = await followedFolder();
  await signInAs(page, EJECUTIVO);
  await readAll(page);
  const bell = (one: Page) => one.getByRole('banner').getByRole('link', { name: /^Notificaciones/ });
  await expect(bell(page)).toHaveAttribute('aria-label', 'Notificaciones');
  await page.goto(url('/app'));
  const other = await context.newPage();
  await other.goto(url('/app/updatepassword'));
  await expect(bell(other)).toHaveAttribute('aria-label', 'Notificaciones');
  const before = streams.length;
  const receipts = ownName('Recibos de noviembre');
  await makeIn(folder.admin, folder.id, receipts);
  await expect(bell(page)).toHaveAttribute('aria-label', 'Notificaciones, 1 sin leer');
  await expect(bell(other)).toHaveAttribute('aria-label', 'Notificaciones, 1 sin leer');
  expect(streams.length).toBe(before);
  await bell(other).click();
  await other.getByRole('tab', { name: 'Suscripciones' }).click();
  const entry = other.getByRole('listitem').filter({ hasText: receipts });
  await expect(entry).toContainText('Rodrigo Treviño Salas creó una carpeta');
  await expect(entry).toContainText('Sin leer');
  await expect(other.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-label', 'Notificaciones');
  await other.getByRole('link', { name: folder.name }).first().click();
  await expect(heading(other)).toHaveText(folder.name);
});

test('one’s own doings are told in the second person, in pages of 18 until the last', async ({ page }) => {
  const folder = await followedFolder();
  await folder.admin.call(endpoints.directorySubscribe, { body: { id: folder.id } });
  for (let number = 1; number <= 20; number += 1) await makeIn(folder.admin, folder.id, `Semana ${number}`);
  await signInAs(page, ADMIN);
  await page.goto(url('/app/notificaciones?vista=suscripciones'));
  const own = page.getByRole('listitem').filter({ hasText: 'Creaste una carpeta' });
  await expect(own.getByText('Semana 20', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('No hay movimientos anteriores.')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await own.count()).toBeGreaterThanOrEqual(20);
});

test('incident notices are listed, and opening them marks them as read', async ({ page }) => {
  // Whether the demonstration has told of a closing depends on the day.
  await using database = await openOrganization(databaseUrl(), 'admin@lienzo.test');
  await database.query(
    `insert into incident_notices (organization_id, user_id, title, text)
     select organization_id, id, 'Por cerrar la captura', 'Cierra mañana.' from users where mail = $1`,
    ['admin@lienzo.test'],
  );
  await signInAs(page, 'admin@lienzo.test', { to: '/' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notificaciones/ })
    .press('Enter');
  const table = page.getByRole('table', { name: 'Notificaciones de incidencias' });
  await expect(table.getByRole('columnheader')).toHaveText(['Título', 'Mensaje', 'Fecha']);
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const client = await signIn(url(''), 'admin@lienzo.test');
  await expect
    .poll(async () => (await client.call(endpoints.notificacions)).filter(({ read }) => !read).length)
    .toBe(0);
});

test('chosen subscriptions are cancelled after a question; without a choice it says so', async ({ page }) => {
  const folder = await followedFolder();
  await signInAs(page, EJECUTIVO);
  await page.goto(url('/app/notificaciones?vista=suscripciones'));
  await page.getByRole('link', { name: /Administrar suscripciones/ }).click();
  await expect(heading(page)).toHaveText('Suscripciones');
  await page.getByRole('button', { name: 'Cancelar seleccionados' }).click();
  await expect(toast(page, 'No tienes ninguna opción seleccionada')).toBeVisible();
  const box = page.getByRole('checkbox', { name: folder.name });
  await expect(box).toHaveAccessibleDescription('Norte Capital Humano');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 de \d+ seleccionadas$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar seleccionados' }).press('Enter');
  const ask = page.getByRole('dialog', { name: 'Quitar suscripción' });
  await expect(ask).toContainText(folder.name);
  await ask.getByRole('button', { name: 'Dar de baja' }).click();
  await expect(toast(page, '¡Las suscripciones seleccionadas se cancelaron exitosamente!')).toBeVisible();
  await expect(box).toHaveCount(0);

  await test.step('the choice of mails is kept; on a telephone everything fits', async () => {
    const daily = page.getByRole('radio', { name: 'Diario' });
    await daily.check();
    await expect(toast(page, 'Tu preferencia de correo fue guardada')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(daily).toBeChecked();
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: 'Ninguno' }).check();
    await page.goto(url('/app/notificaciones?vista=suscripciones'));
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
