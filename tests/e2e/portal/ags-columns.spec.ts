/** The columns of the “Reporte AGS”: changed, looked at over a calculated period, saved, and set back. */
import { expect } from '@playwright/test';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

test('columns are moved, renamed, previewed and saved, and the default ones come back', async ({ page }) => {
  await signInAs(page, 'admin@lienzo.test', { to: '/app/configuracion?vista=ags' });
  const columns = page.getByRole('table', { name: 'Columnas del Reporte AGS' });
  await expect(columns.getByRole('row')).toHaveCount(14);
  const save = page.getByRole('button', { name: 'Guardar columnas' });
  await expect(save).toBeDisabled();

  await pick(page, 'Cliente', { at: 0 });
  await pick(page, 'Nómina', /quincenal/i);
  await pick(page, 'Periodo', /1\.ª quincena de enero/);
  const preview = page.getByRole('table', { name: 'Primeros empleados del Reporte AGS' });
  await expect(preview.getByRole('row')).toHaveCount(6);
  await expect(preview.getByRole('columnheader').nth(1)).toHaveText('Empleado');
  await expectFineAtBothWidths(page);

  await columns.getByRole('textbox', { name: 'Columna 2: Encabezado' }).fill('Trabajador');
  await columns.getByRole('button', { name: 'Subir la columna 2' }).click();
  await expect(preview.getByRole('columnheader').first()).toHaveText('Trabajador');
  await columns.getByRole('button', { name: 'Quitar la columna 2' }).click();
  await expect(page.getByRole('alert')).toContainText('El reporte necesita el número y el nombre');
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Agregar columna' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(preview.getByRole('columnheader').last()).toHaveText('Núm.');
  await save.click();
  await expect(toast(page, 'Se guardaron las columnas del Reporte AGS, formato 1')).toBeVisible();
  await expect(page.getByText('Tu organización usa sus propias columnas, formato 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Usar las predeterminadas' }).click();
  await save.click();
  await expect(page.getByText('Tu organización usa las columnas predeterminadas.')).toBeVisible();
  await expect(page.getByText(/^Formato 2: columnas predeterminadas/)).toBeVisible();
});
