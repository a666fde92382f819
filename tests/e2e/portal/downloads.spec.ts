/** 'Mis descargas': files of reports, made whether the person stays or leaves. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
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

test('what would be missed is read in the dialog before it closes', async ({ page }) => {
  const client = await signIn(url(''), MAIL);
  const nombre = ownName('Con letras raras');
  const text = { ...newItem('texto'), valor: plainRichText('ꙮ ጤ 뷁 ጤ') };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
  await client.call(endpoints.create_report, { body: { reporte } });
  const note = /caracter(es)? no está/;
  await signInOnScreen(page, MAIL);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(url('/app/reports'));
  await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  await arriving;
  const dialog = page.getByRole('dialog', { name: 'Descarga lista, con avisos' });
  await expect(dialog.getByRole('list', { name: `Avisos de ${nombre}.pdf` })).toHaveText(note);
  await expectAccessible(page);
  await dialog.screenshot({ path: test.info().outputPath('noted.png') });
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('noted-360.png') });
  await dialog.getByRole('button', { name: 'Entendido' }).press('Enter');
  await expect(dialog).toBeHidden();
});

test('files are searched by what they were made of, and those of schedules stand apart', async ({ page }) => {
  test.setTimeout(180_000);
  const client = await signIn(url(''), MAIL);
  const nombre = ownName('Por área');
  const name = ownName('Cada mañana');
  const text = { ...newItem('texto'), valor: plainRichText('Hola') };
  const reporte = {
    ...emptyReport(nombre),
    parametros: [{ id: 'a', nombre: 'Área', tipo: 'texto' as const, requerido: true }],
    layouts: [{ index: 0, separation: false, items: [text] }],
  };
  const { id_report: report_id } = (await client.call(endpoints.create_report, { body: { reporte } })).result;
  for (const area of ['Producción', 'Ventas'])
    await client.call(endpoints.create_render, {
      body: { report_id, format: 'pdf', parametros: { a: area } },
    });
  const schedule = await client.call(endpoints.create_schedule, {
    body: {
      ...{ name, report_id, parametros: { a: 'Almacén' }, formats: ['pdf'], time: '07:00' },
      ...{ when: { kind: 'daily', working_days: false }, folder_id: null, people: [], roles: [] },
      mails: ['destino@cliente.test'],
    },
  });
  await client.call(endpoints.run_schedule, { body: { id: schedule.result.id } });
  await signInOnScreen(page, MAIL);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 });
    await goAtRest(page, url('/app/descargas'));
    const search = page.getByRole('searchbox', { name: 'Buscar por archivo, parámetro o programación' });
    await search.fill('produccion');
    const row = rowOf(page, `${nombre}.pdf`);
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Área: Producción')).toBeVisible();
    await expect(page).toHaveURL(/q=produccion/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath(`searched-${width}.png`) });
    await search.fill('nada de esto');
    await expect(page.getByText('Ningún archivo coincide con “nada de esto”.')).toBeVisible();
    await page.getByRole('tab', { name: 'De tus programaciones' }).click();
    await expect(row.getByText('Área: Almacén')).toBeVisible();
    await expect(row.getByText(`Programación “${name}”`).filter({ visible: true })).toBeVisible();
    await expect(row.getByText('Listo').filter({ visible: true })).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath(`scheduled-${width}.png`) });
  }
});
