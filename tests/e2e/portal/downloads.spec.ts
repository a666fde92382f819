/** 'Mis descargas': files of reports, made whether the person stays or leaves. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { receiptsReport } from '../../builders/receipts-report.ts';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, expectNoSidewaysScroll, heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';
/** So many that somebody can watch, cancel and move on meanwhile. */
const PAGES = 4000;
const rowOf = (page: Page, file: string) => page.getByRole('row', { name: file });

test('a large file can be cancelled, goes on after its page was closed, and waits in the list', async ({
  page: first,
  context,
}) => {
  test.setTimeout(120_000);
  const client = await signIn(url(''), MAIL);
  const nombre = ownName('Recibos del año');
  const reporte = await receiptsReport(databaseUrl(), MAIL, { nombre, pages: PAGES });
  await client.call(endpoints.create_report, { body: { reporte } });
  const file = `${nombre}.pdf`;
  await signInAs(first, MAIL);
  await first.goto(url(`/app/reports?q=${encodeURIComponent(nombre)}`));
  const order = async (): Promise<void> => {
    await first.getByRole('button', { name: `Descargar ${nombre}` }).click();
    await first.getByRole('menuitem', { name: 'PDF vertical' }).click();
  };
  const dialog = first.getByRole('dialog', { name: 'Descargando reporte' });
  await order();
  await expect(dialog.getByText(/(Fila|Página) [\d,]+/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByText('Descarga lista')).toHaveCount(0);
  const asked = first.waitForResponse(/create_render/);
  await order();
  await expect(dialog).toBeVisible();
  await asked;
  await dialog.getByRole('button', { name: 'Seguir trabajando' }).click();
  await first.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(first.getByRole('button', { name: '1 descarga en curso' })).toBeVisible();
  await first.close();

  const page = await context.newPage();
  await page.goto(url('/app'));
  await page.getByRole('button', { name: /Descargas|1 descarga en curso/ }).click();
  await page.getByRole('link', { name: 'Mis descargas' }).click();
  await expect(heading(page)).toHaveText('Mis descargas');
  // The one that was cancelled is no file.
  await expect(rowOf(page, file).getByText('Listo').filter({ visible: true })).toBeVisible({
    timeout: 60_000,
  });
  await expectFineAtBothWidths(page);
  const arriving = page.waitForEvent('download');
  await rowOf(page, file).filter({ hasText: 'Listo' }).getByRole('button', { name: file }).press('Enter');
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(file);
  expect((await PDFDocument.load(await readFile(await download.path()))).getPageCount()).toBe(PAGES);

  const actions = rowOf(page, file)
    .filter({ hasText: 'Listo' })
    .getByRole('button', { name: `Acciones de ${nombre}` });
  await actions.click();
  const repeated = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'Pedir de nuevo' }).click();
  expect((await repeated).suggestedFilename()).toBe(file);
  await expect(actions).toHaveCount(2);
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Borrar' }).click();
  await expect(toast(page, `Se borró ${file}.`).first()).toBeVisible();
  await expect(actions).toHaveCount(1);
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
  await signInAs(page, MAIL);
  await page.goto(url('/app/reports'));
  await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  await arriving;
  await expect(toast(page, `Descarga lista: ${file}. Una tabla no cabe a lo ancho`)).toBeVisible();

  await page.goto(url('/app/descargas'));
  await expect(rowOf(page, file).getByRole('list', { name: `Avisos de ${file}` })).toHaveText(note);
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
  await signInAs(page, MAIL);
  await page.goto(url('/app/reports'));
  await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  await arriving;
  const dialog = page.getByRole('dialog', { name: 'Descarga lista, con avisos' });
  await expect(dialog.getByRole('list', { name: `Avisos de ${nombre}.pdf` })).toHaveText(note);
  await expectFineAtBothWidths(page);
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
  await signInAs(page, MAIL);
  await page.goto(url('/app/descargas'));
  const search = page.getByRole('searchbox', { name: 'Buscar por archivo, parámetro o programación' });
  await search.fill('produccion');
  const row = rowOf(page, `${nombre}.pdf`);
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Área: Producción')).toBeVisible();
  await expect(page).toHaveURL(/q=produccion/);
  await expectFineAtBothWidths(page);
  await search.fill('nada de esto');
  await expect(page.getByText('Ningún archivo coincide con “nada de esto”.')).toBeVisible();
  await page.getByRole('tab', { name: 'De tus programaciones' }).click();
  await expect(row.getByText('Área: Almacén')).toBeVisible();
  await expect(row.getByText(`Programación “${name}”`).filter({ visible: true })).toBeVisible();
  await expect(row.getByText('Listo').filter({ visible: true })).toBeVisible({ timeout: 60_000 });
  await expectFineAtBothWidths(page);
});
