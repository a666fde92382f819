/** The home screen: what waits for the person, and their last downloads once more. */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { heading } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const lastDownloads = (page: Page) => page.getByRole('list', { name: 'Últimas descargas' });

test('a last download comes again, whole and under its name; a folder leads to itself', async ({ page }) => {
  const content = `Recibo de nómina ${Date.now()}`;
  const folder = await makeFolder({ 'Recibo de María Núñez.txt': content, Contratos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  const first = page.waitForEvent('download');
  await directory.row('Recibo de María Núñez.txt').dblclick();
  await (await first).path();
  await directory.row('Contratos').click();
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  await (await second).path();

  await page.goto(url('/app'));
  const file = lastDownloads(page)
    .getByRole('button', { name: /Recibo de María Núñez\.txt/ })
    .first();
  const again = page.waitForEvent('download');
  await file.press('Enter');
  const download = await again;
  expect(download.suggestedFilename()).toBe('Recibo de María Núñez.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(content);
  await lastDownloads(page)
    .getByRole('link', { name: /Contratos/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Contratos');

  await folder.client.call(endpoints.delete_folder, { query: { folder_id: folder.id } });
  await page.goto(url('/app'));
  const gone = lastDownloads(page).getByRole('listitem').filter({ hasText: 'Recibo de María Núñez.txt' });
  await expect(gone.first()).toContainText('Ya no existe');
  await expect(gone.first().getByRole('button')).toHaveCount(0);
});

test('on a telephone what waits comes before the reports', async ({ page }) => {
  await signInAs(page, 'admin@norte.test');
  await page.goto(url('/app'));
  const sections = page.getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['Reportes recientes', 'Te espera']);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sections).toHaveText(['Te espera', 'Reportes recientes']);
});

test('the operator sees providers and people, and nothing that the role has no screen for', async ({
  page,
}) => {
  await signInAs(page, 'superadmin@lienzo.test', { to: '/' });
  await expect(page).toHaveURL(/\/app\/provedores$/);
  await expect(heading(page)).toHaveText('Proveedores');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Proveedores' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Directorio|Notificaciones|Clientes/ })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /Notificaciones/ })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Inicio' }).click();
  await expect(heading(page)).toContainText('Hola');
  await expect(page.getByRole('link', { name: /Colaboradores/ }).first()).toBeVisible();
  await expect(page.getByText(/notificaciones sin leer|Carpetas recientes/)).toHaveCount(0);
});
