/** The network goes and comes back: what was being sent, and what was being read, goes on by itself. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { dropEntries } from '../drivers/drop-entries.ts';
import { openNetworkCable } from '../drivers/network-cable.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { heading } from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInAs } from '../sign-in.ts';

const banner = (page: Page) => page.getByText('Sin conexión. Seguimos en cuanto vuelva.');
const panelOf = (page: Page) => page.getByRole('region', { name: 'Carga de documentos' });

test('files that the network cut off are sent again by themselves', async ({ page }) => {
  const folder = await makeFolder({ Recibos: null });
  const cable = await openNetworkCable();
  try {
    await signInAs(page, 'admin@lienzo.test', { address: cable.address });
    await page.goto(`${cable.address}/app/directorio/${folder.id}`);
    const directory = new DirectoryPage(page);
    await expect(directory.row('Recibos')).toBeVisible();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.txt`);
    const large = 'x'.repeat(1_000_000);
    cable.narrow(300_000);
    await dropEntries(directory.grid, Object.fromEntries(names.map((name) => [name, name + large])));
    const panel = panelOf(page);
    await expect(panel.getByText(/^Subiendo/)).toHaveCount(3);
    cable.cut();
    await expect(banner(page)).toBeVisible();
    await expect(panel.getByText('0 de 7 subidos', { exact: true })).toBeVisible();
    await expect(panel.getByText('Sin conexión: la carga sigue sola en cuanto vuelva.')).toBeVisible();
    await expect(panel.getByText('Se subirá cuando vuelva la conexión')).toHaveCount(7);
    cable.repair();
    await directory.expectToast('¡Se subieron 7 archivos!');
    await expect(banner(page)).toHaveCount(0);
    await expect(panel).toHaveCount(0);
    await expect.poll(() => directory.names()).toEqual(['Recibos', ...names]);
    const { items } = await folder.client.call(endpoints.browse, { query: { folder_id: folder.id } });
    expect(items.slice(1).map(({ size }) => size)).toEqual(names.map((name) => name.length + large.length));

    await test.step('what is not known yet is no endless skeleton without a network', async () => {
      await page.context().setOffline(true);
      await directory.row('Recibos').dblclick();
      await expect(page.getByText('No hay conexión. Aparecerá por sí solo en cuanto vuelva.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText('Esta carpeta está vacía')).toBeVisible();
    });
  } finally {
    await cable.close();
  }
});

test('a screen that could not be read says so, and is there when the network is', async ({
  page,
  context,
}) => {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app'));
  await expect(page.getByRole('heading', { name: 'Periodos abiertos' })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await (await menuEntry(page, 'Personas', 'Colaboradores')).click();
  await (await menuEntry(page, 'Documentos', 'Directorio')).click();
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByRole('heading', { name: 'Periodos abiertos' })).toBeVisible();
  await (await menuEntry(page, 'Reportes', 'Reportes')).hover();
  await expect(
    page
      .getByRole('article')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await (await menuEntry(page, 'Reportes', 'Reportes')).click();
  await expect(heading(page)).toHaveText('Reportes');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('files that wait when the session ends go on after signing in again', async ({ page }) => {
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Recibos')).toBeVisible();
  await page.context().clearCookies();
  let isOver = true;
  await page.route('**/api/file/upload?**', (route) =>
    isOver
      ? route.fulfill({
          status: 401,
          json: { errorList: [{ code: 'invalid_token', message: 'Credenciales no válidas.' }] },
        })
      : route.continue(),
  );
  await dropEntries(directory.grid, { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd' });
  await expect(page.getByText('Tu sesión terminó antes de subirlo')).toHaveCount(4);
  isOver = false;
  const again = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await again.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await again.getByRole('button', { name: 'Acceder' }).click();
  await directory.expectToast('¡Se subieron 4 archivos!');
  await expect.poll(() => directory.names()).toHaveLength(5);
});
