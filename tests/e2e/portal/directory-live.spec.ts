/** What others do in the directory is seen at once, and nothing of one's own is lost by it. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { openStreamProxy } from '../drivers/stream-proxy.ts';
import { signInAs } from '../sign-in.ts';

const numbered = (count: number): Record<string, null> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`Empleado ${String(index + 1).padStart(3, '0')}`, null]),
  );

test('a folder that somebody else makes appears; selection, menu and place stay', async ({ page }) => {
  test.setTimeout(120_000);
  const folder = await makeFolder(numbered(60));
  const make = (name: string) =>
    folder.client.call(endpoints.new_folder, { body: { folder_parent_id: folder.id, folder_name: name } });
  const directory = await DirectoryPage.open(page, folder.id, 'ejecutivo@lienzo.test');
  await expect(directory.row('Empleado 001')).toBeVisible();
  await make('Aguinaldo');
  await expect.poll(async () => (await directory.names())[0]).toBe('Aguinaldo');

  await directory.grid.focus();
  await page.keyboard.press('End');
  await expect(directory.row('Empleado 060')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  const before = await directory.row('Empleado 059').boundingBox();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Ver detalle' })).toBeVisible();
  await make('Bonos');
  await expect(directory.grid).toHaveAttribute('aria-rowcount', '63');
  await expect(menu.getByRole('menuitem', { name: 'Ver detalle' })).toBeVisible();
  await expect.poll(async () => (await directory.row('Empleado 059').boundingBox())?.y).toBe(before?.y);
  await expect.poll(() => directory.selected()).toEqual(['Empleado 059']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => directory.selected()).toEqual(['Empleado 058']);
});

test('what somebody else deletes leaves the selection, and a folder that is gone says so', async ({
  page,
}) => {
  const folder = await makeFolder({ Recibos: null, Contratos: null });
  const remove = (id = '') => folder.client.call(endpoints.delete_folder, { query: { folder_id: id } });
  const directory = await DirectoryPage.open(page, folder.id, 'ejecutivo@lienzo.test');
  await directory.row('Contratos').click();
  await directory.row('Recibos').click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByText('2 elementos seleccionados')).toBeVisible();
  await remove(folder.ids.Recibos);
  await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
  await remove(folder.id);
  await expect(directory.heading()).toHaveText('No puedes abrir esta carpeta');
});

test('a stream that was lost comes back: the dot and the folder tell what happened meanwhile', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const proxy = await openStreamProxy();
  try {
    const folder = await makeFolder({ Recibos: null });
    const make = (name: string) =>
      folder.client.call(endpoints.new_folder, { body: { folder_parent_id: folder.id, folder_name: name } });
    await signInAs(page, 'ejecutivo@lienzo.test', { address: proxy.address });
    // Reading a list marks it as read, so each is waited for.
    const isRead = (call: string) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/notifications/${call}`));
    const folders = isRead('directoryNotifications');
    await page.goto(`${proxy.address}/app/notificaciones?vista=suscripciones`);
    await (await folders).finished();
    const incidents = isRead('notificacions');
    await page.getByRole('tab', { name: 'Notificaciones' }).click();
    await (await incidents).finished();
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notificaciones/ });
    await expect(bell).toHaveAttribute('aria-label', 'Notificaciones');
    await page.goto(`${proxy.address}/app/directorio/${folder.id}?detalle=true`);
    await page.getByLabel('Recibir avisos de esta carpeta').click();
    await expect(page.getByText('¡Tu suscripción fue registrada exitosamente!')).toBeVisible();
    await make('Antes del corte');
    await expect(bell).toHaveAttribute('aria-label', 'Notificaciones, 1 sin leer');

    proxy.cut();
    await make('Durante el corte');
    await expect.poll(() => proxy.refused()).toBeGreaterThan(0);
    await expect(bell).toHaveAttribute('aria-label', 'Notificaciones, 1 sin leer');
    proxy.repair();
    const directory = new DirectoryPage(page);
    await expect(bell).toHaveAttribute('aria-label', 'Notificaciones, 2 sin leer', { timeout: 40_000 });
    await expect(directory.row('Durante el corte')).toBeVisible();

    await make('Después del corte');
    await expect(bell).toHaveAttribute('aria-label', 'Notificaciones, 3 sin leer');
    await expect(directory.row('Después del corte')).toBeVisible();
    await bell.click();
    await page.getByRole('tab', { name: 'Suscripciones' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Durante el corte' }).first();
    await expect(entry).toContainText('Sin leer');
    await expect(bell).toHaveAttribute('aria-label', 'Notificaciones');
  } finally {
    await proxy.close();
  }
});
