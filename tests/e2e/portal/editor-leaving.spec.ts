/** What the portal does before unsaved work is lost, and what the editor says of its state. */
import { expect } from '@playwright/test';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { signInAs } from '../sign-in.ts';

test('leaving with changes asks first: stay, leave without saving, or save and leave', async ({ page }) => {
  await signInAs(page, 'admin@lienzo.test');
  const begin = async (): Promise<void> => {
    await page.goto(url('/app/reports/gallery'));
    await page.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
    await page.getByRole('button', { name: /^Agregar Título/ }).click();
    await page.keyboard.type('Saldos');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Cambios sin guardar', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Atrás' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await begin();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Saldos');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).press('Enter');
  await expect(page).toHaveURL(/\/app\/reports$/);

  await begin();
  // What was given up is not offered again.
  await expect(page.getByText('Hay cambios sin guardar', { exact: false })).toHaveCount(0);
  // An incomplete report is not saved: the person stays and sees why.
  await dialog.getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(page.getByRole('dialog', { name: 'Faltan llenar campos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Nombre del reporte').fill('Saldos de prueba');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await dialog.getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(page).toHaveURL(/\/app\/reports$/);
  await expect(page.getByRole('link', { name: 'Saldos de prueba' })).toBeVisible();
});

test('closing the tab with changes warns, without changes it does not', async ({ page }) => {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url(`/app/reports/gallery`));
  await page.getByRole('link', { name: 'Registro de nómina' }).click();
  await page.getByLabel('Nombre del reporte').fill('Registro que se guarda');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(/^Guardado \d/)).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
