/** The providers' screen: figures, and creating one in two steps (specification 1 §2, §5, §7 and §8). */
import { expect, type Page } from '@playwright/test';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll, heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

/** A red square of 8 × 8. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);
const logoFile = (name: string) => ({ name, mimeType: 'image/png', buffer: LOGO });
const LETTERS = 'abcdefghij';
/** Lowercase letters alone, another one each time. */
const freshDomain = (): string => [...String(Date.now())].map((digit) => LETTERS[Number(digit)]).join('');

async function openNew(page: Page) {
  await signInAs(page, 'superadmin@lienzo.test', { to: '/' });
  await page.getByRole('button', { name: 'Nuevo proveedor' }).press('Enter');
  return page.getByRole('dialog', { name: 'Nuevo proveedor' });
}

test('a card opens the figures and the clients; Esc closes what lies on top; all of it fits a telephone', async ({
  page,
}) => {
  await signInAs(page, 'superadmin@lienzo.test', { to: '/' });
  await expect(heading(page)).toHaveText('Proveedores');
  await page.getByRole('button', { name: /^Nómina Integral del Valle/ }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nómina Integral del Valle', exact: true });
  await expect(panel.getByText('Colaboradores', { exact: true })).toBeVisible();
  await expect(panel.getByText('Tamaño')).toBeVisible();
  await expect(panel.getByRole('row', { name: /Clínica Santa Inés/ })).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: 'Cambiar logotipo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Logotipo de Nómina Integral del Valle' });
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Cambiar logotipo' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(url('/app/provedores'));
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Nuevo proveedor' }).click();
  await expect(page.getByRole('radio', { name: 'Frambuesa' })).toBeAttached();
  await expectNoSidewaysScroll(page);
});

test('a provider is created by keyboard with its colours and logo', async ({ page }) => {
  const dialog = await openNew(page);
  const domain = freshDomain();
  await expect(dialog.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Elige el logotipo.')).toBeVisible();
  await expect(toast(page, 'Revisa los campos')).toHaveCount(0);
  await page.keyboard.type(`Nóminas ${domain}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Carpeta/mala');
  await page.keyboard.press('Tab');
  await page.keyboard.type(domain.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Usa solo letras minúsculas.')).toBeVisible();
  await expect(dialog.getByText(/^Usa solo letras, números/)).toBeVisible();
  await dialog.getByLabel('Nombre de la carpeta').fill(`Carpeta ${domain}`);
  await dialog.getByLabel('Dominio').fill(domain);
  await dialog.locator('input[type="file"]').setInputFiles(logoFile('logo.png'));
  await dialog.getByRole('radio', { name: 'Azul', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Azul noche' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Crear proveedor' }).press('Enter');
  await expect(toast(page, '¡Tu proveedor fue creado exitosamente!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const admin = page.getByRole('dialog', { name: `Administrador de Nóminas ${domain}` });
  await expect(admin.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Zoë Luna');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`zoe@${domain}.test`);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Se dio de alta a Zoë Luna')).toBeVisible();
  await expect(admin).toBeHidden();
  const card = page.getByRole('button', { name: new RegExp(`^Nóminas ${domain}`) });
  await expect(card).toContainText(domain);
  await card.click();
  await expect(page.getByText('Este proveedor aún no cuenta con clientes')).toBeVisible();
});

test('a taken domain and a logo that failed are said and mended; then the provider is changed', async ({
  page,
}) => {
  const dialog = await openNew(page);
  const domain = freshDomain();
  await dialog.getByLabel('Nombre', { exact: true }).fill(`Antes ${domain}`);
  await dialog.getByLabel('Nombre de la carpeta').fill(`Carpeta ${domain}`);
  await dialog.getByLabel('Dominio').fill('norte');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no es una imagen') });
  await dialog.getByRole('button', { name: 'Crear proveedor' }).click();
  await expect(toast(page, '¡Tu proveedor no pudo ser creado!')).toBeVisible();
  await expect(dialog.getByText('El dominio o la organización ya existe.')).toBeVisible();
  await expect(dialog.getByLabel('Dominio')).toBeFocused();
  await expect(dialog.getByLabel('Nombre de la carpeta')).toHaveValue(`Carpeta ${domain}`);

  await dialog.getByLabel('Dominio').fill(domain);
  await dialog.getByRole('button', { name: 'Crear proveedor' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'El proveedor fue creado, pero ocurrió un error con el logo.',
  );
  await dialog.locator('input[type="file"]').setInputFiles(logoFile('bueno.png'));
  await dialog.getByRole('button', { name: 'Subir logotipo' }).click();
  await expect(toast(page, 'El logotipo fue guardado')).toBeVisible();
  await page.getByRole('button', { name: 'Después' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const card = page.getByRole('button', { name: new RegExp(`^Antes ${domain}`) });
  await expect(card.locator('img')).toBeVisible();

  await card.click();
  const panel = page.getByRole('dialog', { name: `Antes ${domain}`, exact: true });
  await expect(panel.getByText('de 10.0 GB')).toBeVisible();
  await panel.getByRole('button', { name: 'Editar proveedor' }).click();
  const edit = page.getByRole('dialog', { name: `Editar Antes ${domain}` });
  const space = edit.getByLabel('Espacio para archivos (GB)');
  await space.fill('');
  await page.keyboard.press('Enter');
  await expect(edit.getByText('Escribe cuántos GB puede usar.')).toBeVisible();
  await space.fill('0');
  await page.keyboard.press('Enter');
  await expect(edit.getByText('Usa un espacio de entre 1 MB y 1,024 TB.')).toBeVisible();
  await space.fill('2.5');
  await edit.getByLabel('Nombre', { exact: true }).fill(`Ahora ${domain}`);
  await edit.getByRole('radio', { name: 'Violeta' }).check();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await edit.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, `Se guardaron los cambios de Ahora ${domain}`)).toBeVisible();
  const renamed = page.getByRole('dialog', { name: `Ahora ${domain}`, exact: true });
  await expect(renamed.getByText('de 2.5 GB')).toBeVisible();
  await page.keyboard.press('Escape');
  const changed = page.getByRole('button', { name: new RegExp(`^Ahora ${domain}`) });
  await expect(changed.getByRole('img', { name: 'Colores: Violeta y Ámbar' })).toBeVisible();
});
