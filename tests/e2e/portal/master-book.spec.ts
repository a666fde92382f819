/** The workbook of masters: downloaded, edited, reviewed and applied on the screen. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar plantilla' });

async function openScreen(page: Page): Promise<void> {
  await page.goto(url('/app/nomina'));
  await pick(page, 'Cliente', { at: 0 });
  await expect(page.getByRole('button', { name: 'Exportar plantilla' })).toBeVisible();
}

async function exportBook(page: Page): Promise<exceljs.Workbook> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar plantilla' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('Plantilla_maestros.xlsx');
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(await readFile(await file.path())).buffer);
  return book;
}

async function review(page: Page, book: exceljs.Workbook): Promise<void> {
  if (!(await dialog(page).isVisible()))
    await page.getByRole('button', { name: 'Importar plantilla' }).click();
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  await dialog(page).locator('input[type=file]').setInputFiles({
    name: 'Plantilla_maestros.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await dialog(page).getByRole('button', { name: 'Revisar archivo' }).click();
}

test("the workbook of a client's masters comes back changed", async ({ page }) => {
  await signInAs(page, ADMIN);
  await openScreen(page);
  const book = await exportBook(page);
  const sheet = book.getWorksheet('Centros de costos');
  if (sheet === undefined) throw new Error('the workbook has no cost centres');
  const payroll = sheet.getCell('A5').text;
  const last = sheet.rowCount;
  const code = `C${Date.now().toString(36)}`.toUpperCase();
  let row = 5;
  while (row <= last && sheet.getCell(row, 1).text !== '') row += 1;
  sheet.getCell(row, 1).value = 'NO-EXISTE';
  sheet.getCell(row, 2).value = code;
  sheet.getCell(row, 3).value = `Taller ${code}`;

  await review(page, book);
  await expect(dialog(page).getByText('No hay una nómina con ese número', { exact: false })).toBeVisible();
  await expectFineAtBothWidths(page);

  // Corrected where it stands: the file stays as it is.
  const cell = dialog(page).getByRole('textbox', {
    name: `Número de nómina, Centros de costos, renglón ${row}`,
    exact: true,
  });
  await dialog(page)
    .getByRole('button', { name: `Excluir el renglón ${row} de Centros de costos` })
    .click();
  await expect(cell).toBeHidden();
  await dialog(page)
    .getByRole('button', { name: `Incluir de nuevo el renglón ${row} de Centros de costos` })
    .click();
  await cell.fill(payroll);
  await cell.press('Enter');
  await expect(dialog(page).getByText('No se encontró ningún problema')).toBeVisible();
  await expect(dialog(page).getByText('1 dato corregido')).toBeVisible();
  await expect(dialog(page).getByText(new RegExp(`${code} se crea`))).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(toast(page, 'Se aplicó la plantilla')).toBeVisible();

  sheet.getCell(row, 1).value = payroll;
  await review(page, book);
  await expect(dialog(page).getByText('El archivo no cambia nada de lo que ya hay.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Aplicar', exact: true })).toBeHidden();
});
