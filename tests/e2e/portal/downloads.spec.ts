/** 'Mis descargas': files of reports, made whether the person stays or leaves. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { expect, type Page } from '@playwright/test';
import { receiptsReport } from '../../builders/receipts-report.ts';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, goAtRest, heading, toast } from '../drivers/screen.ts';
import { signInOnScreen } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';
const rowOf = (page: Page, file: string) => page.getByRole('row', { name: file });

test('a large file goes on after its page was closed, and waits in the list', async ({ browser }) => {
  test.setTimeout(120_000);
  const client = await signIn(url(''), MAIL);
  const nombre = ownName('Recibos del año');
  const reporte = await receiptsReport(databaseUrl(), MAIL, { nombre, pages: 1500 });
  await client.call(endpoints.create_report, { body: { reporte } });
  const file = `${nombre}.pdf`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 780 }, locale: 'es-MX' });
  const first = await context.newPage();
  await signInOnScreen(first, MAIL);
  await first.goto(url('/app/reports'));
  await first.getByRole('button', { name: `Descargar ${nombre}` }).click();
  const asked = first.waitForResponse(/create_render/);
  await first.getByRole('menuitem', { name: 'PDF vertical' }).click();
  await expect(first.getByRole('dialog', { name: 'Descargando reporte' })).toBeVisible();
  await asked;
  await first.close();

  const page = await context.newPage();
  await page.goto(url('/app'));
  await page.getByRole('button', { name: /Descargas|1 descarga en curso/ }).click();
  await page.getByRole('link', { name: 'Mis descargas' }).click();
  await expect(heading(page)).toHaveText('Mis descargas');
  await expect(rowOf(page, file).getByText('Listo').filter({ visible: true })).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  const arriving = page.waitForEvent('download');
  await rowOf(page, file).getByRole('button', { name: file }).press('Enter');
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(file);
  expect((await PDFDocument.load(await readFile(await download.path()))).getPageCount()).toBe(1500);

  await page.setViewportSize({ width: 1280, height: 780 });
  const actions = rowOf(page, file).getByRole('button', { name: `Acciones de ${nombre}` });
  await actions.click();
  const repeated = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'Pedir de nuevo' }).click();
  await repeated;
  await expect(rowOf(page, file)).toHaveCount(2);
  for (const left of [1, 0]) {
    await actions.first().click();
    await page.getByRole('menuitem', { name: 'Borrar' }).click();
    await expect(toast(page, `Se borró ${file}.`).first()).toBeVisible();
    await expect(rowOf(page, file)).toHaveCount(left);
  }
  await context.close();
});

/** A table with every column of the employees, which no paper holds side by side, and a few of its rows. */
function widestReport(nombre: string): ReportDocument {
  const table = newItem('tabla');
  table.selected_tables = ['employees'];
  table.selected_columns = (
    CATALOG_TABLES.find(({ nombre_modelo }) => nombre_modelo === 'employees')?.columns ?? []
  ).map(({ column_name, data_type, readable_name }) => ({
    column: `employees.${column_name}`,
    data_type,
    readable_name,
  }));
  table.filters = [
    {
      id: '1',
      nombre: 'Las primeras',
      selected_columns: ['employees.id'],
      column_type: 'integer',
      condition: 'menor que',
      valor: '40',
    },
  ];
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [table] }] };
}

test('what there is to know of a file is told when it is ready, and in the list', async ({ page }) => {
  const client = await signIn(url(''), MAIL);
  const nombre = ownName('Plantilla completa');
  await client.call(endpoints.create_report, { body: { reporte: widestReport(nombre) } });
  const file = `${nombre}.pdf`;
  const note = /Una tabla no cabe a lo ancho: sus columnas van en \d partes/;
  await signInOnScreen(page, MAIL);
  await page.goto(url('/app/reports'));
  await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  await arriving;
  await expect(toast(page, `Descarga lista: ${file}. Una tabla no cabe a lo ancho`)).toBeVisible();

  await goAtRest(page, url('/app/descargas'));
  await expect(rowOf(page, file).getByRole('list', { name: `Avisos de ${file}` })).toHaveText(note);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(rowOf(page, file).getByText(note)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
