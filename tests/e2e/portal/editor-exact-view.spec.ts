/** The exact view: the printed report, or what keeps it from being printed. */
import { expect, type Page } from '@playwright/test';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { signInAs } from '../sign-in.ts';

/** A sheet from the gallery; what another test left unsaved is not taken. */
async function begin(page: Page, report: string): Promise<void> {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url(`/app/reports/gallery`));
  await page.getByRole('link', { name: report }).click();
}

const view = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Vista' }).getByTitle(name);

test('the exact view of an incomplete report says what is missing, as saving does, and leads to it', async ({
  page,
}) => {
  await begin(page, 'Hoja en blanco');
  await page.getByRole('button', { name: /^Agregar Tabla/ }).click();
  await view(page, 'Vista exacta').click();
  const modal = page.getByRole('dialog', { name: 'Faltan llenar campos' });
  await modal.getByRole('button', { name: 'Revisar' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByLabel('Nombre del reporte')).toBeFocused();
  await page.getByLabel('Nombre del reporte').fill('Plantilla');

  await view(page, 'Vista exacta').click();
  await modal.getByRole('button', { name: /^Tabla\s*Elige al menos una tabla/ }).click();
  const table = page.locator('[data-lz-item][data-kind="tabla"]');
  await expect(table).toBeFocused();
  await expect(table).toHaveAttribute('data-problem', 'true');
  await expect(page.getByRole('radio', { name: 'Diseño' })).toBeChecked();
});

test('the exact view of a complete report is its PDF', async ({ page }) => {
  await begin(page, 'Registro de nómina');
  await view(page, 'Vista exacta').click();
  const shown = page.getByTitle('Vista exacta del reporte');
  await expect(shown.or(page.getByRole('link', { name: 'Abrir el PDF' }))).toBeVisible();
});
