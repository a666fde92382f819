/** Logging in, forgotten and new passwords, and where each role lands (specification 1 §2 and §5). */
import { gzipSync } from 'node:zlib';
import { endpoints } from '@lienzo/schema/endpoints';
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { invitePerson } from '../drivers/invited-person.ts';
import { mailedLink } from '../drivers/mailed-link.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { heading, toast } from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInAs } from '../sign-in.ts';

test('a folder in the address is opened after the login', async ({ page }) => {
  const client = await signIn(url(''), 'admin@lienzo.test');
  const { items } = await client.call(endpoints.search_directory, { query: { q: 'Plantillas' } });
  const folder = items.find(({ fs_type }) => fs_type === 'DIR');
  await page.goto(url(`/${folder?.id}`));
  await page.getByLabel('Correo').fill('admin@lienzo.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page).toHaveURL(url(`/app/directorio/${folder?.id}`));
  await expect(heading(page)).toHaveText('Plantillas');
});

test('links without an id, or with one that is not 36 characters long, lead to the login', async ({
  page,
}) => {
  for (const path of ['/newpassword', '/recoverpassword/corto']) {
    await page.goto(url(path));
    await expect(heading(page)).toHaveText('Te damos la bienvenida');
  }
  await page.goto(url(`/recoverpassword/${'x'.repeat(36)}`));
  await expect(heading(page)).toHaveText('El enlace ya no sirve');
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(heading(page)).toHaveText('Recuperar contraseña');
});

test('an invitation sets the first password, by keyboard, and serves once', async ({ page }) => {
  const person = await invitePerson('Nadia Uribe Sáenz', { accept: false });
  const link = url(await mailedLink(person.mail, 'newpassword'));
  await page.goto(link);
  await expect(heading(page)).toHaveText('Nueva contraseña');
  const rules = page.getByRole('list').filter({ hasText: 'Al menos 8 caracteres' });
  await page.getByLabel('Contraseña', { exact: true }).focus();
  await page.keyboard.type('corta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usa al menos 8 caracteres.')).toBeVisible();
  await expect(toast(page, 'Revisa los campos')).toHaveCount(0);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Cancún-Lluvia-26');
  await expect(rules.getByText('Cumplida')).toHaveCount(4);
  await page.getByLabel('Confirmar contraseña').fill('Cancún-Lluvia-27');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Las dos contraseñas son distintas.')).toBeVisible();
  await page.getByLabel('Confirmar contraseña').fill('Cancún-Lluvia-26');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Contraseña asignada correctamente')).toBeVisible();
  await page.getByLabel('Correo').fill(person.mail);
  await page.getByLabel('Contraseña', { exact: true }).fill('Cancún-Lluvia-26');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.goto(link);
  await expect(heading(page)).toHaveText('El enlace ya no sirve');
});

test('a forgotten password is replaced by the mailed link', async ({ page }) => {
  const person = await invitePerson('Omar Villaseñor Cruz');
  await page.goto(url('/'));
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Escribe tu correo electrónico.')).toBeVisible();
  await page.getByLabel('Correo').fill(person.mail);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Revisa tu correo electrónico para continuar');
  await page.goto(url(await mailedLink(person.mail, 'recoverpassword')));
  await expect(heading(page)).toHaveText('Recuperar contraseña');
  await page.getByLabel('Contraseña', { exact: true }).fill('Mérida-Ceibas-26');
  await page.getByLabel('Confirmar contraseña').fill('Mérida-Ceibas-26');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(heading(page)).toHaveText('Te damos la bienvenida');
  await expect(signIn(url(''), person.mail, person.password)).rejects.toThrow('401');
  await signIn(url(''), person.mail, 'Mérida-Ceibas-26');
});

test('one’s own password is changed; the current one must be right', async ({ page }) => {
  const person = await invitePerson('Irma Solís Peralta');
  await signInAs(page, person.mail, { password: person.password, to: '/app/updatepassword' });
  await expect(heading(page)).toHaveText('Actualizar contraseña');
  const current = page.getByLabel('Contraseña actual');
  await current.fill('no-es-esta');
  await page.getByLabel('Contraseña nueva').fill('Puebla-Talavera-26');
  await page.keyboard.press('Enter');
  await expect(toast(page, '¡Tu contraseña no pudo ser modificada!')).toBeVisible();
  await expect(page.getByText('la contraseña actual no es correcta')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(person.password);
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await expect(toast(page, '¡Tu contraseña fue actualizada exitosamente!')).toBeVisible();
  await signIn(url(''), person.mail, 'Puebla-Talavera-26');
});

test('too many attempts count the seconds down until the next one', async ({ page }) => {
  await page.goto(url('/'));
  await page.route('**/api/organization/user/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '3' },
      json: { errorList: [{ code: 'too_many_requests', message: 'Demasiados intentos.' }] },
    }),
  );
  await page.getByLabel('Correo').fill('admin@lienzo.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Espera 0:0\d$/ })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('Demasiados intentos.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

test('a page of an old version asks to be loaded again', async ({ page }) => {
  // A screen that asks for no reports, so that none are known yet.
  await signInAs(page, 'admin@lienzo.test', { to: '/app/updatepassword' });
  await page.route('**/api/report/get_reports', (route) =>
    route.fulfill({
      status: 400,
      json: { errorList: [{ code: 'unsupported_version', message: 'Otra versión.' }] },
    }),
  );
  await (await menuEntry(page, 'Reportes', 'Reportes')).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hay una versión nueva de Lienzo' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the login page brings less than 200 kB of JavaScript', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url('/'));
  await page.getByRole('button', { name: 'Acceder' }).waitFor();
  const sizes = await Promise.all(
    [...scripts].map(async (script) => gzipSync(await (await fetch(script)).text()).byteLength),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
});
