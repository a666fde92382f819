/** Payroll products (specification 2 §2, §4, §5, §8): asked for on both screens, listed live, downloaded. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pdfPages } from '../../files/read-pdf.ts';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const STAFF = 'ejecutivo@lienzo.test';
const HEADING = 'Por favor, corrija los siguiente(s) error(es):';

const generate = (page: Page) => page.getByRole('button', { name: 'Generar' }).first().click();
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: HEADING }).getByRole('listitem');
const newest = (page: Page) => page.getByRole('table', { name: 'Solicitudes' }).getByRole('row').nth(1);

/** The first fortnight of the year, which is closed. */
async function chooseClosedPeriod(page: Page): Promise<void> {
  await pick(page, 'Cliente', { at: 0 });
  await pick(page, 'Nómina', /quincenal/i);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/periodo=/);
  await pick(page, 'Periodo', /1\.ª quincena de enero/);
}

test('reports of a payroll are asked for on both screens and downloaded', async ({ page }) => {
  await signInAs(page, STAFF, { to: '/app/Productos' });
  await generate(page);
  await expect(missing(page)).toHaveText([
    '* Seleccione un reporte.',
    '* Seleccione un cliente.',
    '* Seleccione una nómina.',
    '* Seleccione un año',
    '* Seleccione un proceso',
    '* Seleccione un periodo',
  ]);
  await pick(page, 'Reporte', /^Acumulado/);
  await expect(missing(page)).toHaveCount(7);
  for (const field of ['Mes inicial', 'Mes final', 'Periodo inicial', 'Periodo final'])
    await expect(page.getByRole('combobox', { name: field })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Proceso', exact: true })).toHaveCount(0);
  await pick(page, 'Reporte', /^Reportes de horas/);
  await expect(page.getByLabel('Fecha de inicio')).toBeVisible();
  await expect(missing(page)).toContainText(['* Seleccione fecha de inicio']);
  await pick(page, 'Reporte', /^Resumen de nómina$/);
  await chooseClosedPeriod(page);
  await expect(missing(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Histórico' }).check();
  await generate(page);
  await expect(toast(page, /^Se pidió Resumen de nómina de la nómina/)).toBeVisible();
  // The selection is cleared, and the request is the newest of all.
  await expect(page).not.toHaveURL(/periodo=/);
  await expect(newest(page)).toContainText('Resumen de nómina (histórico)');
  await expect(newest(page)).toContainText('Listo', { timeout: 30_000 });
  const waiting = page.waitForEvent('download');
  await newest(page)
    .getByRole('button', { name: /^PDF: descargar .*\.pdf$/ })
    .click();
  expect((await waiting).suggestedFilename()).toMatch(/^Resumen de nómina histórico .*\.pdf$/);
  await expectFineAtBothWidths(page);

  await page.goto(url('/app/productos'));
  await expect(page.getByRole('columnheader', { name: 'Register' })).toBeVisible();
  await expect(newest(page)).toContainText('Resumen de nómina (histórico)');
  await generate(page);
  await expect(missing(page)).toContainText([
    'Debes seleccionar un producto',
    'El campo de cliente es obligatorio.',
  ]);
  await pick(page, 'Tipo de producto', /^2\. Prefactura$/);
  await chooseClosedPeriod(page);
  await generate(page);
  await expect(toast(page, /^Se pidió Prefactura de la nómina/)).toBeVisible();
  await expect(newest(page)).toContainText('Listo', { timeout: 30_000 });
  await expect(newest(page).getByRole('button', { name: /^Excel: descargar .*\.xlsx$/ })).toBeVisible();
  await expectFineAtBothWidths(page);
});

test('a product is a card of the reports, too, and asks for its payroll and period', async ({ page }) => {
  await signInAs(page, STAFF, { to: '/app/reports?q=recibos+de+nómina' });
  const receipts = page.getByRole('article', { name: 'Recibos de nómina', exact: true });
  await expect(receipts.getByText('Producto de nómina', { exact: true })).toBeVisible();
  await expect(receipts.getByRole('button', { name: /^Filtros/ })).toHaveCount(0);
  await receipts.getByRole('button', { name: 'Opciones de Recibos de nómina' }).click();
  await expect(receipts.getByRole('menuitem')).toHaveText(['Programar', 'Descargar por partes']);
  await page.keyboard.press('Escape');
  await receipts.getByRole('button', { name: 'Descargar Recibos de nómina', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  const form = page.getByRole('dialog', { name: /^Parámetros de/ });
  const field = (name: RegExp) => form.getByRole('combobox', { name });
  await expect(field(/^Periodo/)).toHaveValue('Último periodo cerrado');
  await form.getByRole('button', { name: 'Descargar' }).click();
  await expect(form.getByText('Elige una nómina.')).toBeVisible();
  await field(/^Nómina/).click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /quincenal/i })
    .first()
    .click();
  await field(/^Periodo/).click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /1 ene 2026 al 15 ene 2026/ })
    .first()
    .click();
  await form.getByLabel(/^Tamaño/).selectOption('Dos por hoja');
  await expectFineAtBothWidths(page);
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await form.getByRole('button', { name: 'Descargar' }).click();
  const pages = await pdfPages(await readFile(await (await arriving).path()));
  expect(pages[0]?.match(/Recibí de conformidad/g)).toHaveLength(2);
  // The period is closed, so no receipt says that it is not final.
  expect(pages.join(' ')).not.toContain('Preliminar');
});
