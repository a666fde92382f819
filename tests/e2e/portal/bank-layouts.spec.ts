/** Layouts of bank files: copied from an example, changed, looked at over real payments, and offered for a product. */
import { expect } from '@playwright/test';
import { openChoices, pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

test('an example is copied, changed with a preview, saved and offered', async ({ page }) => {
  await signInAs(page, 'admin@lienzo.test', { to: '/app/configuracion?vista=bancos' });
  await page.getByRole('button', { name: 'Copiar un ejemplo' }).click();
  await page.getByRole('menuitem', { name: 'CLABE, cualquier banco' }).click();
  await page.getByLabel('Nombre del formato').fill('Banco de la oficina');
  const detail = page.getByRole('region', { name: 'Detalle, un renglón por persona' });
  await expect(detail).toContainText('128 posiciones');

  const preview = page.getByRole('region', { name: 'Vista previa' });
  await pick(page, 'Cliente', { at: 0 });
  await pick(page, 'Nómina', /quincenal/i);
  await pick(page, 'Periodo', /1\.ª quincena de enero/);
  const lines = page.getByRole('region', { name: 'Primeros renglones del archivo' });
  await expect(lines).toHaveText(/^\d{18}0{18}MXP\d{13}\.\d\d/);
  await expect(preview).toContainText(/Paga a \d+ personas, \$[\d,]+\.\d\d\./);

  await detail.getByRole('button', { name: 'Quitar el campo 1 de' }).click();
  await expect(page.getByRole('alert')).toContainText('El detalle necesita la cuenta o la CLABE.');
  await expect(page.getByRole('button', { name: 'Guardar formato' })).toBeDisabled();
  await detail.getByRole('button', { name: 'Agregar campo a' }).click();
  await pick(page, /campo 11: Dato$/, /^CLABE$/);
  await detail.getByRole('textbox', { name: /campo 11: Ancho$/ }).fill('18');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(lines).toHaveText(/^0{18}MXP\d{13}\.\d\d/);
  await expectFineAtBothWidths(page);
  await page.getByRole('button', { name: 'Guardar formato' }).click();
  await expect(toast(page, 'Se guardó el formato Banco de la oficina')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Formatos propios' })).toContainText('Banco de la oficina');
  await expectFineAtBothWidths(page);

  await page.goto(url('/app/Productos?tipo=4'));
  await expect((await openChoices(page, 'Archivo para el banco')).first()).toHaveText('Banco de la oficina');
});

test('the operator reads why no report can be asked for', async ({ page }) => {
  await signInAs(page, 'superadmin@lienzo.test', { to: '/app/Productos' });
  await expect(page.getByText('El rol SuperAdmin no genera reportes de nómina')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generar' }).first()).toBeDisabled();
});
