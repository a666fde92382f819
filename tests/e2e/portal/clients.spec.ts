/** The screen of clients, by mouse and by keyboard (specification 2 §2, §5 and §8). */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

/** A name that no earlier try has used. */
const fresh = (word: string) => `${word} ${Date.now().toString(36)}`.toUpperCase();

async function createClient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Crear cliente' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crear cliente' });
  await expect(dialog.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.keyboard.type(name.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type(name.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rosa Gil');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Av. Juárez 1, Puebla');
  await page.keyboard.press('Tab');
  await page.keyboard.type('xaxx010101000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('xexx010101000');
  await page.keyboard.press('Enter');
  await expect(toast(page, `¡El Cliente ${name} fue creado exitosamente!`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a client is created by keyboard, gets a user, is renamed, and its folder is there', async ({
  page,
}) => {
  const name = fresh('Ñandú');
  await signInAs(page, ADMIN);
  await page.goto(url('/app/clientes'));
  await createClient(page, name);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('0 B');

  await row.dblclick();
  const panel = page.getByRole('dialog', { name, exact: true });
  await expect(panel).toContainText('Aún no hay usuarios.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Agregar usuario' }).press('Enter');
  const form = page.getByRole('dialog', { name: `Crear usuario de ${name}` });
  const mail = `${Date.now().toString(36)}@cliente.test`;
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Luz Peña');
  await page.keyboard.press('Tab');
  await page.keyboard.type(mail);
  await page.keyboard.press('Enter');
  await expect(toast(page, '¡El usuario fue creado exitosamente!')).toBeVisible();
  await expect(panel).toContainText(mail);
  await expect(panel).toContainText('Invitación pendiente');

  await panel.getByRole('button', { name: 'Desactivar a Luz Peña' }).click();
  await page
    .getByRole('dialog', { name: 'Desactivar usuario' })
    .getByRole('button', { name: 'Desactivar' })
    .click();
  await expect(panel).toContainText('Cuenta inactiva');
  await panel.getByRole('button', { name: 'Eliminar a Luz Peña' }).click();
  await page
    .getByRole('dialog', { name: 'Eliminar usuario' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(panel).toContainText('Aún no hay usuarios.');
  await page.goBack();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  const rename = page.getByRole('dialog', { name: 'Editar cliente' });
  await rename.getByLabel('Nuevo nombre').fill('');
  await page.keyboard.press('Enter');
  await expect(rename.getByText('Escribe el nombre.')).toBeVisible();
  await rename.getByLabel('Nuevo nombre').fill(`${name} dos`);
  await page.keyboard.press('Enter');
  await expect(toast(page, '¡El Cliente fue editado exitosamente!')).toBeVisible();
  const renamed = page.getByRole('button', { name: `${name} DOS`, exact: true });
  await renamed.click();
  await page.getByRole('link', { name: 'Abrir su carpeta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('what is missing is said at each field, a taken name too, and nothing typed is lost', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/clientes'));
  const name = fresh('Vecina');
  const admin = await signIn(url(''), ADMIN);
  await admin.call(endpoints.create_client, {
    body: {
      name,
      folderName: name,
      representante_legal: 'Rosa Gil',
      domicilio: 'Av. Juárez 1',
      rfc: 'XAXX010101000',
      rfc_representante: 'XEXX010101000',
    },
  });
  await page.getByRole('button', { name: 'Crear cliente' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crear cliente' });
  await dialog.getByRole('button', { name: 'Crear cliente' }).click();
  for (const text of [
    'Escribe el nombre.',
    'Escribe el nombre de la carpeta.',
    'Escribe el nombre del representante legal.',
    'Escribe el domicilio.',
    'Escribe el RFC.',
    'Escribe el RFC del representante.',
  ])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByLabel('Nombre', { exact: true }).fill(name);
  await dialog.getByLabel('Nombre de la carpeta').fill(`${name} otra`);
  await dialog.getByLabel('Representante legal').fill('Rosa Gil');
  await dialog.getByLabel('Domicilio').fill('Av. Juárez 1');
  await dialog.getByLabel('RFC', { exact: true }).fill('XAXX010101001');
  await dialog.getByLabel('RFC del representante').fill('XEXX010101000');
  await expect(dialog.getByText('El último carácter no coincide')).toBeVisible();
  await dialog.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(dialog.getByText('Este cliente ya existe.')).toBeVisible();
  await expect(dialog.getByLabel('Domicilio')).toHaveValue('Av. Juárez 1');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
});

test('it fits at 360 px; an Ejecutivo sees their clients and creates none', async ({ page }) => {
  await signInAs(page, 'ejecutivo@lienzo.test');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url('/app/clientes?orden=usuarios&sentido=desc'));
  await expect(page.getByRole('table', { name: 'Clientes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear cliente' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  // The heads of the other columns have no room.
  await page.getByLabel('Ordenar por').selectOption('Fecha de creación, descendente');
  await expect(page).toHaveURL(/orden=creacion&sentido=desc/);
  await page.getByRole('table').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toContainText('Usuarios');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
