/** What is done to reports in their list: cloning, disabling, enabling, deleting. */
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const REPORT = 'Empleados por centro de costos';
const COPY = `${REPORT} (copia)`;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog');

async function openList(page: Page): Promise<void> {
  await signInAs(page, 'admin@lienzo.test');
  // Other files leave reports too, and the first cards are the latest.
  await page.goto(url(`/app/reports?q=${encodeURIComponent(REPORT)}`));
  await expect(card(page, REPORT)).toBeVisible();
}

async function choose(page: Page, name: string, submitLabel: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Opciones de ${name}` })
    .click();
  await page.getByRole('menuitem', { name: submitLabel, exact: true }).click();
}

test('a report is cloned, disabled, enabled and deleted, each after a question', async ({ page }) => {
  await openList(page);
  await choose(page, REPORT, 'Clonar');
  await expect(question(page)).toContainText('¿Desea clonar este reporte?');
  await expect(question(page)).toContainText(
    `“${REPORT}”. Se hará una copia exacta del reporte incluyendo filtros y campos adicionales.`,
  );
  await question(page).getByRole('button', { name: 'Clonar' }).click();
  await expect(page.getByText('Reporte clonado')).toBeVisible();
  await expect(card(page, COPY)).toBeVisible();

  await choose(page, COPY, 'Deshabilitar');
  await expect(question(page)).toContainText('Se puede volver a habilitar más adelante.');
  await question(page).getByRole('button', { name: 'Deshabilitar' }).click();
  await expect(card(page, COPY).getByText('Deshabilitado')).toBeVisible();
  await card(page, COPY)
    .getByRole('button', { name: `Opciones de ${COPY}` })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Habilitar', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Habilitar' }).click();
  await question(page).getByRole('button', { name: 'Habilitar' }).click();
  await expect(card(page, COPY).getByText('Deshabilitado')).toHaveCount(0);

  await choose(page, COPY, 'Eliminar');
  await expect(question(page)).toContainText('Esta acción no se podrá deshacer.');
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Reporte eliminado')).toBeVisible();
  await expect(card(page, COPY)).toHaveCount(0);
  await expect(card(page, REPORT)).toBeVisible();
});

test('the safe answer has the focus, which goes back to the options; a failure says why and changes nothing', async ({
  page,
}) => {
  await openList(page);
  const options = card(page, REPORT).getByRole('button', { name: `Opciones de ${REPORT}` });
  await options.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(options).toBeFocused();
  await expect(card(page, REPORT)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, REPORT, 'Eliminar');
  await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.route('**/api/report/delete_report**', (route) =>
    route.fulfill({
      status: 404,
      json: { errorList: [{ code: 'report_not_found', message: 'El reporte no existe.' }] },
    }),
  );
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(card(page, REPORT)).toBeVisible();
});

test('a PDF is asked for with a password: without it nobody opens the file', async ({ page }) => {
  await openList(page);
  await card(page, REPORT)
    .getByRole('button', { name: `Descargar ${REPORT}` })
    .click();
  await page.getByRole('menuitem', { name: 'PDF con opciones…' }).click();
  const dialog = page.getByRole('dialog', { name: 'PDF con opciones' });
  await dialog.getByRole('switch', { name: 'Para archivo (PDF/A)' }).press('Space');
  await dialog.getByRole('switch', { name: 'Marcadores' }).press('Space');
  await dialog.getByRole('switch', { name: 'Con contraseña' }).press('Space');
  await expect(dialog.getByRole('switch', { name: 'Para archivo (PDF/A)' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect(dialog.getByText('Escribe la contraseña.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Contraseña para abrirlo').fill('Quincena 22');
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const bytes = readFileSync(await (await arriving).path());
  await expect(PDFDocument.load(bytes)).rejects.toThrow();
  expect((await PDFDocument.load(bytes, { password: 'Quincena 22' })).getPageCount()).toBeGreaterThan(0);
});
