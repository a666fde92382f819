/** 'Descargar por partes': a file for each value of a column, in an archive. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expect, type Locator, type Page } from '@playwright/test';
import JSZip from 'jszip';
import { pdfPages } from '../../files/read-pdf.ts';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';

async function saveReport(nombre: string): Promise<number> {
  const client = await signIn(url(''), MAIL);
  const table = newItem('tabla');
  table.selected_tables = ['cost_centers'];
  table.selected_columns = [
    { column: 'cost_centers.code', data_type: 'text', readable_name: 'Clave' },
    { column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro de costos' },
  ];
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [table] }] };
  return (await client.call(endpoints.create_report, { body: { reporte } })).result.id_report;
}

async function deleteReport(id: number): Promise<void> {
  const client = await signIn(url(''), MAIL);
  await client.call(endpoints.delete_report, { query: { id_report: String(id) } }).catch(() => undefined);
}

async function openDialog(page: Page, nombre: string) {
  await page.goto(url(`/app/reports?q=${encodeURIComponent(nombre)}`));
  await page.getByRole('button', { name: `Opciones de ${nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Descargar por partes' }).click();
  return page.getByRole('dialog', { name: 'Descargar por partes' });
}

async function expectSizeInOneLine(row: Locator): Promise<void> {
  const size = row.locator('td').nth(2);
  await expect(size).toHaveText(/^[\d.,]+ [KM]?B$/);
  await expect(size).toHaveCSS('text-wrap-mode', 'nowrap');
}

/** The way to the files stands in the toast, and in the list of downloads. */
async function openFiles(page: Page, nombre: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Ver los archivos' }).click();
  await expect(heading).toHaveText(`Archivos de ${nombre}`);
  await page.goto(url('/app/descargas'));
  const row = page.getByRole('row').filter({ hasText: `${nombre}.zip` });
  await expectSizeInOneLine(row);
  await row.getByRole('link', { name: 'Ver los archivos' }).click();
  await expect(heading).toHaveText(`Archivos de ${nombre}`);
}

/** Says why a report cannot be divided so, and what a folder needs. */
async function refuseAndChooseFolder(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Un archivo por cada valor de' }).click();
  await page.getByRole('option', { name: 'Número de centro de costos' }).first().click();
  await dialog.getByRole('textbox', { name: 'Nombre de los archivos' }).fill('{Contraseña}');
  await expect(dialog.getByRole('alert')).toContainText('“Contraseña”');
  await dialog.getByText('En una carpeta').click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Elige una opción.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Elegir carpeta' }).click();
  const folders = dialog.getByRole('list', { name: 'Carpetas' });
  const client = folders.getByRole('listitem').first();
  const name = (await client.textContent()) ?? '';
  await client.getByRole('button', { name: `Abrir ${name}` }).click();
  await expect(dialog.getByRole('button', { name: 'Carpeta anterior' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Elegir esta' }).click();
  await expect(dialog.getByRole('group', { name: 'Carpeta' })).toContainText(`› ${name}`);
  await expect(folders).toBeHidden();
  await expect(dialog.getByText('Elige una opción.')).toBeHidden();
}

test('a report is divided and arrives as an archive of PDFs', async ({ page }) => {
  test.setTimeout(180_000);
  const nombre = ownName('Centros');
  const id = await saveReport(nombre);
  await signInAs(page, MAIL);
  const dialog = await openDialog(page, nombre);
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect(dialog.getByText('Elige una opción.').first()).toBeVisible();
  await refuseAndChooseFolder(page, dialog);
  await dialog.getByText('En un ZIP').click();
  await dialog.getByRole('textbox', { name: 'Nombre de los archivos' }).fill('Centro {cost_centers.code}');
  const examples = dialog.getByRole('status');
  await expect(examples).toContainText('Centro ');
  await expect(examples).toContainText('Por ejemplo:');
  const said = (await examples.textContent()) ?? '';
  const count = Number(/([\d,]+) archivos?/.exec(said)?.[1]?.replaceAll(',', ''));
  await dialog.getByRole('switch', { name: 'Opciones del PDF' }).check();
  await dialog.getByRole('radio', { name: 'Horizontal' }).press('Space');
  await expectFineAtBothWidths(page);

  const arriving = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(`${nombre}.zip`);
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const names = Object.keys(zip.files);
  expect(names).toHaveLength(count + 1);
  expect(names.at(-1)).toBe('Manifiesto.csv');
  const [first = ''] = names;
  const code = /^Centro (.+?)(?: \(\d+\))?\.pdf$/.exec(first)?.[1] ?? '?';
  const bytes = (await zip.file(first)?.async('uint8array')) ?? new Uint8Array();
  const { width: across, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
  expect(across).toBeGreaterThan(height);
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(code);
  expect(pages[0]).toContain('Página 1 de 1');

  await openFiles(page, nombre);
  const totals = page.getByRole('region', { name: 'Totales de control' });
  await expect(totals.getByText('Los archivos suman lo mismo que el reporte completo.')).toBeVisible();
  await expect(totals.getByRole('row').filter({ hasText: 'Filas' })).toContainText('Cuadra');
  await page.getByRole('searchbox', { name: 'Buscar por nombre, valor o correo' }).fill(code);
  const list = page.getByRole('table', { name: 'Archivos', exact: true });
  await expect(list.getByText('En el ZIP').first()).toBeVisible();
  await expectFineAtBothWidths(page);
  const alone = page.waitForEvent('download');
  await list.getByRole('button', { name: `Descargar ${first}` }).click();
  expect((await alone).suggestedFilename()).toBe(first);
  await deleteReport(id);
});
