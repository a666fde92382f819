/** The gallery: finding a design and beginning with it, by keyboard, on a wide and on a narrow window. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';

test('shows every design as it prints, finds some, and is open to all', async ({ page }) => {
  await signInAs(page, MAIL, { to: '/app' });
  await page.getByRole('link', { name: 'Crear reporte' }).click();
  await expect(page.getByRole('heading', { name: 'Crear reporte' })).toBeFocused();
  const designs = page.getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: 'diseños' })).toHaveText(/^\d+ diseños$/);
  await expect(designs.filter({ hasText: 'Recibo de nómina' }).locator('.lz-paper td').first()).toHaveText(
    'P001',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Buscar un diseño').fill('antiguedad');
  await expect(designs.filter({ hasText: 'Antigüedad y cumpleaños' })).toBeVisible();
  await expect(designs.filter({ hasText: 'Recibo de nómina' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'IMSS' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Ningún diseño coincide con lo que buscas.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los diseños' }).click();
  await expect(designs.filter({ hasText: 'Carta recibo de nómina' })).toBeVisible();
});

test('begins a report with a design and rows of its own, by keyboard', async ({ page }) => {
  await signInAs(page, MAIL);
  await page.goto(url('/app/reports/gallery'));
  await page.getByRole('link', { name: 'Registro de nómina' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombre del reporte')).toHaveValue('Registro de nómina');
  const rows = page.locator('[data-kind="tabla"] tbody tr');
  await expect(rows.nth(5)).toBeVisible();
  await expect(page.locator('[data-kind="imagen"] img')).toHaveAttribute('alt', /^Logotipo de /);
  const name = ownName('Registro de la galería');
  const drafts = async (): Promise<string[]> => {
    const client = await signIn(url(''), MAIL);
    return (await client.call(endpoints.get_drafts, {})).map(({ nombre }) => nombre);
  };
  await page.getByLabel('Nombre del reporte').fill(name);
  await expect.poll(drafts).toContain(name);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Reporte guardado', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/report_id=\d+$/);
  // A new report that is saved leaves no draft behind.
  await expect.poll(drafts).not.toContain(name);
});
