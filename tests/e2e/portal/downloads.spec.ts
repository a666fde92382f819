/** 'Mis descargas': files of reports, made whether the person stays or leaves. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { expect, type Page, test } from '@playwright/test';
import { receiptsReport } from '../../builders/receipts-report.ts';
import { signIn } from '../../portal/portal-client.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, heading, toast } from '../drivers/screen.ts';
import { signInOnScreen } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';
const rowOf = (page: Page, file: string) => page.getByRole('row', { name: file });

test('a large file goes on after its page was closed, and waits in the list', async ({ browser }) => {
  test.setTimeout(120_000);
  const client = await signIn(url(''), MAIL);
  const nombre = `Recibos del año ${test.info().repeatEachIndex}.${test.info().retry}`;
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
  await expect(rowOf(page, file).getByText('Listo')).toBeVisible({ timeout: 60_000 });
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
