/** 'Carga masiva': from the layout to what is saved, with a bad file corrected on the spot (specification 3 §2.1, §5). */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { signIn } from '../../portal/portal-client.ts';
import { openOpenPeriod, openPayroll } from '../drivers/capture-filters.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
const HEADINGS = 4;

async function openBulk(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Carga masiva' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await expect(dialog(page)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Carga masiva/ });

type Filled = {
  book: exceljs.Workbook;
  sheet: exceljs.Worksheet;
  column: (group: string, field: string) => number;
};

/** The layout that the screen offers, opened. */
async function downloadLayout(page: Page): Promise<Filled> {
  // A worker writes it, which waits for its turn on a busy machine.
  const waiting = page.waitForEvent('download', { timeout: 60_000 });
  await dialog(page).getByRole('button', { name: 'Descargar layout' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^Layout_\w+\.xlsx$/);
  const bytes = await readFile(await file.path());
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('the layout has no sheet');
  return {
    book,
    sheet,
    column(group, field) {
      for (let column = 3; column <= sheet.columnCount; column += 1)
        if (
          String(sheet.getCell(3, column).value).startsWith(`${group} `) &&
          sheet.getCell(HEADINGS, column).text === field
        )
          return column;
      throw new Error(`the layout has no ${group} ${field}`);
    },
  };
}

async function upload(page: Page, { book }: Filled): Promise<void> {
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  const choosing = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Layout lleno' }).click();
  await (await choosing).setFiles({
    name: 'layout.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await dialog(page).getByRole('button', { name: 'Revisar archivo' }).click();
}

/** The first day of the period, as the layout says it in its second row. */
const firstDayOf = ({ sheet }: Filled): string => /del (\S+) al/.exec(sheet.getCell(2, 1).text)?.[1] ?? '';

/** A file that is none is told in plain words. */
async function refuseCsv(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Layout lleno' }).click();
  await (await choosing).setFiles({
    name: 'horas.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b\n1,2\n'),
  });
  await dialog(page).getByRole('button', { name: 'Revisar archivo' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('El archivo es un CSV');
  await dialog(page).getByRole('button', { name: 'Elegir otro archivo' }).click();
}

test('a good file and a bad one, corrected on the spot', async ({ page }) => {
  await signInAs(page, ADMIN);
  await test.step('without the filters it says which ones are needed', async () => {
    await page.goto(url('/app/incidents_new'));
    await page.getByRole('button', { name: 'Carga masiva' }).click();
    await page.getByRole('menuitem', { name: 'Incidencias' }).click();
    await expect(toast(page, /debes seleccionar los filtros de cliente, nómina, año/)).toBeVisible();
  });
  await openOpenPeriod(page, /Sierra Nevada/);

  await openBulk(page, 'Incidencias');
  await dialog(page).getByRole('button', { name: 'Revisar archivo' }).click();
  await expect(dialog(page).getByText('selecciona un archivo!!!')).toBeVisible();
  const good = await downloadLayout(page);
  const row = HEADINGS + 1 + 3;
  const group = 'P012';
  good.sheet.getCell(row, good.column(group, 'FECHA')).value = firstDayOf(good);
  good.sheet.getCell(row, good.column(group, 'CANTIDAD')).value = 150.25;
  await upload(page, good);
  await expect(dialog(page).getByText('1 renglón listo')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cargar incidencias' }).click();
  await expect(toast(page, 'Incidencia Almacenada')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await openBulk(page, 'Incidencias');
  const bad = await downloadLayout(page);
  await refuseCsv(page);
  bad.sheet.getCell(row, bad.column(group, 'FECHA')).value = firstDayOf(bad);
  bad.sheet.getCell(row, bad.column(group, 'CANTIDAD')).value = 'cien';
  bad.sheet.getCell(row + 1, bad.column(group, 'FECHA')).value = firstDayOf(bad);
  bad.sheet.getCell(row + 1, bad.column(group, 'CANTIDAD')).value = { formula: '10*2', result: 20 };
  bad.sheet.getCell(row + 2, 1).value = 'NADIE';
  bad.sheet.getCell(row + 2, bad.column(group, 'CANTIDAD')).value = 5;
  await upload(page, bad);
  await expect(dialog(page).getByText('1 renglón por corregir')).toBeVisible();
  await expect(dialog(page).getByText('Empleados sin nómina')).toBeVisible();
  await expect(dialog(page).getByText(/La celda tiene una fórmula/)).toBeVisible();
  const load = dialog(page).getByRole('button', { name: 'Cargar incidencias' });
  await expect(load).toBeDisabled();
  await expectFineAtBothWidths(page);
  const cell = dialog(page).getByRole('textbox', { name: `Cantidad, renglón ${row}` });
  await expect(cell).toHaveAccessibleDescription(/Escribe un importe mayor que 0/);
  await page.setViewportSize({ width: 360, height: 780 });
  await cell.fill('100');
  await cell.press('Enter');
  await expect(dialog(page).getByText('2 renglones listos')).toBeVisible();
  // What was corrected is not lost without a question.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog(page).getByText('2 renglones listos')).toBeVisible();
  await load.click();
  await expect(dialog(page)).toBeHidden();
  await expect(toast(page, 'Incidencias almacenadas').first()).toBeVisible();
});

test('disabilities find their evidence by the folio', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openOpenPeriod(page, /Sierra Nevada/);
  await openBulk(page, 'Incapacidades');
  const filled = await downloadLayout(page);
  const row = HEADINGS + 1 + 8;
  const folio = `LB${`${Date.now()}`.slice(-6)}`;
  const values: [string, exceljs.CellValue][] = [
    ['FECHA INICIAL', firstDayOf(filled)],
    ['DIAS', 2],
    ['FOLIO', folio.toLowerCase()],
    ['TIPO INCAPACIDAD', 'I - Inicial'],
    ['CONTROL DE INCAPACIDAD', '1 - Única'],
  ];
  for (const [field, value] of values)
    filled.sheet.getCell(row, filled.column('D014C_DI', field)).value = value;
  await upload(page, filled);
  const cell = dialog(page).getByRole('textbox', { name: `Folio, renglón ${row}` });
  await expect(cell).toHaveAccessibleDescription(/dos letras mayúsculas/);
  await cell.fill(folio);
  await cell.press('Enter');
  await expect(dialog(page).getByText('Falta el comprobante de este folio.')).toBeVisible();
  await expectAccessible(page);
  const choosing = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Comprobantes' }).click();
  await (await choosing).setFiles({
    name: `comprobante ${folio}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4 ${folio}`),
  });
  await expect(dialog(page).getByText('1 renglón listo')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cargar incidencias' }).click();
  await expect(toast(page, 'Incapacidades almacenadas')).toBeVisible();
});

/** Of the payroll and period of the address, so that another try begins with nothing captured. */
async function forgetIncidents(page: Page): Promise<void> {
  const { searchParams } = new URL(page.url());
  // The router writes a text that looks like a number in quotation marks.
  const chosen = (name: string): number => Number((searchParams.get(name) ?? '').replaceAll('"', ''));
  const admin = await signIn(url(''), ADMIN);
  await admin.call(endpoints.delete_paysheet, {
    body: { paysheet_id: chosen('nominas'), period_id: chosen('periodo'), type: 'I' },
  });
}

test('“Reemplazar todo” lists who loses what before it is confirmed, and takes that alone', async ({
  page,
}) => {
  // Two layouts are written, filled, read and loaded.
  test.setTimeout(300_000);
  await signInAs(page, ADMIN);
  await openPayroll(page, '/app/incidents_new', { client: /Sierra Nevada/, fromLast: 1 });
  // What the screen offers needs the period.
  await expect(page.getByRole('region', { name: 'Empleados' })).toBeVisible();
  await forgetIncidents(page);
  await openBulk(page, 'Incidencias');
  const before = await downloadLayout(page);
  const [first, second] = [HEADINGS + 1, HEADINGS + 2];
  const nameIn = (row: number) => before.sheet.getCell(row, 2).text;
  const fill = (filled: Filled, row: number, group: string, amount: number) => {
    filled.sheet.getCell(row, filled.column(group, 'FECHA')).value = firstDayOf(filled);
    filled.sheet.getCell(row, filled.column(group, 'CANTIDAD')).value = amount;
  };
  fill(before, first, 'P012', 100);
  fill(before, first, 'D004', 40);
  fill(before, second, 'P012', 70);
  await upload(page, before);
  const load = dialog(page).getByRole('button', { name: 'Cargar incidencias' });
  await load.click();
  await expect(dialog(page)).toBeHidden();

  await openBulk(page, 'Incidencias');
  const after = await downloadLayout(page);
  fill(after, first, 'P012', 120);
  await upload(page, after);
  const losses = dialog(page).getByRole('alert').filter({ hasText: 'lo que hoy tiene capturado' });
  await expect(dialog(page).getByText('1 renglón listo')).toBeVisible();
  await expect(losses).toHaveCount(0);
  await dialog(page)
    .getByRole('radio', { name: /^Reemplazar todo: se borra lo capturado de / })
    .check();
  await expect(losses.getByRole('listitem')).toHaveText([
    new RegExp(`${nameIn(first)}: .*\\(1 registro\\)$`),
    new RegExp(`${nameIn(second)}: Bono de desempeño.* \\(1 registro\\)$`),
  ]);
  await expectAccessible(page);
  await load.click();
  const question = page.getByRole('dialog', { name: 'Se borra lo capturado' });
  await expect(question).toContainText('se borran 2 registros de 2 empleados');
  // Nothing is taken before the answer.
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await load.click();
  await question.getByRole('button', { name: 'Cargar incidencias' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('link', { name: 'Resumen', exact: true }).click();
  const table = page.getByRole('table', { name: 'Empleados con algo capturado' });
  await expect(table).toContainText(nameIn(first));
  await expect(table).not.toContainText(nameIn(second));
  const totals = page.getByRole('table', { name: 'Totales por concepto' });
  await expect(totals.getByRole('row').filter({ hasText: 'Bono de desempeño' })).toContainText('$120.00');
  await expect(totals.getByRole('row').filter({ hasText: 'Otras deducciones' })).toHaveCount(0);
});
