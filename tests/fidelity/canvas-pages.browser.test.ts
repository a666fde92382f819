/** The canvas divides its sheets into the pages of the PDF: texts and tables, line by line, with a control that differs. */
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { withDataFields } from '@lienzo/schema/report/with-data-fields';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxOf } from '../e2e/drivers/box-of.ts';
import { EditorDriver } from '../e2e/drivers/editor-driver.ts';
import { serveEditorPage } from '../e2e/drivers/editor-page.ts';
import { canvasPages } from './canvas-pages.ts';
import { pdfLines } from './pdf-lines.ts';

const TODAY = '2026-11-20';
/** How long a busy machine may take to build the editor's page, in milliseconds. */
const BUILT = 180_000;
/** How long it may take to lay out what was just done, in milliseconds. */
const SETTLED = 20_000;
/** What waits longer than this fails by its own name, before the time of its test is over, in milliseconds. */
const PAGE_TIMEOUT = 30_000;
/** All rows of a table are on the canvas. */
const ROWS = 12;
const browserPath = findBrowser(process.env.LIENZO_CHROME);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ browserPath, log });

let editor: Awaited<ReturnType<typeof serveEditorPage>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  editor = await serveEditorPage();
  browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT);
  page.setDefaultNavigationTimeout(BUILT);
}, BUILT);

afterAll(async () => {
  await browser.close();
  await editor.close();
  await renderer.stop();
});

async function open(report: string, rows = ROWS): Promise<EditorDriver> {
  await page.goto(`${editor.url}?report=${report}&filas=${rows}`);
  await page.locator('[data-lz-section]').first().waitFor();
  return new EditorDriver(page);
}

/** The lines of the PDF of what the editor shows, page by page. */
async function inPdf(): Promise<string[][]> {
  const shown: ReportDocument = await page.evaluate('window.lienzo.editor.getReport()');
  // On the canvas whose rows a report shows stands as the names of the fields.
  const report = withDataFields(shown, { client: 'Cliente', payroll: 'Nómina', period: 'Periodo' });
  const rows: unknown = await page.evaluate('window.lienzo.rows()');
  const response = await renderer.fetch(
    new Request('http://renderer/render?format=pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report, rows, options: { today: TODAY } }),
    }),
  );
  expect(response.status).toBe(200);
  return pdfLines(new Uint8Array(await response.arrayBuffer()), report.page.margins);
}

async function waitForPages(atLeast: number): Promise<void> {
  await page
    .locator('[data-lz-page]')
    .nth(atLeast - 1)
    .waitFor({ state: 'attached' });
}

/** The heads that a table repeats are on no line of their own on the canvas. */
const withoutHeads = (pages: string[][], heads: ReadonlySet<string>): string[][] =>
  pages.map((lines) => lines.filter((line) => !heads.has(line)));

/** Waits until the canvas has the pages: on a busy machine it lays out what was just done a moment later. */
const expectPages = (pdf: string[][], heads: ReadonlySet<string> = new Set()): Promise<void> =>
  expect.poll(async () => withoutHeads(await canvasPages(page), heads), { timeout: SETTLED }).toEqual(pdf);

it('divides paragraphs as the PDF does', async () => {
  const driver = await open('vacio');
  await driver.drag('texto', page.locator('[data-lz-section]').first());
  await driver.item('texto').dblclick();
  for (let at = 1; at <= 24; at += 1) {
    const sentence = `Cláusula ${at}: la nómina de la quincena se calcula con las incidencias capturadas. `;
    await page.keyboard.insertText(sentence.repeat(2 + (at % 7)));
    if (at < 24) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await waitForPages(2);
  const pdf = await inPdf();
  expect(pdf.length).toBeGreaterThan(1);
  await expectPages(pdf);
  // A page that is some lines lower ends elsewhere.
  await page.addStyleTag({ content: '[data-lz-pages]{column-height:560pt!important}' });
  expect(await canvasPages(page)).not.toEqual(pdf);
});

it('divides tables as the PDF does', async () => {
  const driver = await open('registro-nomina');
  await driver
    .item('tabla')
    .locator('tbody tr')
    .nth(ROWS - 1)
    .waitFor();
  await driver.item('tabla').locator('thead').first().click();
  for (let copies = 0; copies < 3; copies += 1) await page.keyboard.press('Control+d');
  await waitForPages(2);
  const head = await driver.item('tabla').locator('thead').first().textContent();
  const heads = new Set([(head ?? '').replace(/\s+/g, '')]);
  await expectPages(withoutHeads(await inPdf(), heads), heads);
});

it('says where groups of rows go on as the PDF does, also after something above them moved', async () => {
  const driver = await open('vacio');
  await driver.drag('texto', page.locator('[data-lz-section]').first());
  await driver.write(driver.item('texto'), 'Plantilla');
  await page.keyboard.press('Escape');
  await driver.drag('tabla', driver.item('texto'), 'below');
  await driver.chooseTable('Empleados');
  await driver.chooseColumns(['Nombre completo', 'RFC', 'Puesto']);
  await driver.choose(
    driver.properties.getByRole('combobox', { name: 'Agrupar por', exact: true }),
    'Nacionalidad',
  );
  await driver.properties.getByRole('switch', { name: 'No partir un grupo' }).press('Space');
  const continued = page.locator('[data-lz-item] tr.lz-continued');
  await driver.item('tabla').locator('.lz-grupo').first().waitFor();
  await driver.item('tabla').locator('thead').first().click();
  for (let copies = 0; copies < 3; copies += 1) await page.keyboard.press('Control+d');
  await waitForPages(2);
  const head = await driver.item('tabla').locator('thead').first().textContent();
  const heads = new Set([(head ?? '').replace(/\s+/g, '')]);
  const expectSame = async (): Promise<void> => {
    const pdf = withoutHeads(await inPdf(), heads);
    await expectPages(pdf, heads);
    expect(await continued.count()).toBe(pdf.flat().filter((line) => line.endsWith('(continúa)')).length);
  };
  // Lines above the tables move the ends of all pages through them.
  let seen = 0;
  for (let step = 0; step < 4; step += 1) {
    await expectSame();
    seen += await continued.count();
    await driver.item('texto').dblclick();
    await page.keyboard.press('End');
    for (let line = 0; line < 4; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.insertText(`Renglón ${step}.${line}`);
    }
    await page.keyboard.press('Escape');
  }
  expect(seen).toBeGreaterThan(0);
});

/** Columns of the employees that fit with smaller text, and more that need bands below one another. */
const SMALLER = ['Nombre completo', 'RFC', 'CURP', 'NSS', 'Puesto', 'Salario diario', 'Correo electrónico'];
const BANDS = [...SMALLER, 'Fecha de nacimiento', 'Teléfono', 'Nacionalidad', 'Fecha de ingreso'];

it.each([
  ['a table in bands', BANDS, 5, 60],
  // Names are in one line each until their column is narrowed.
  ['a table with smaller text', SMALLER, 0, -60],
])(
  'breaks the lines of %s as the PDF does, also after a border was pulled',
  async (_name, columns, border, pull) => {
    // On one page, where no head is repeated.
    const driver = await open('vacio', 7);
    await driver.drag('tabla', page.locator('[data-lz-section]').first());
    await driver.chooseTable('Empleados');
    await driver.chooseColumns(columns);
    await page.getByText('Las columnas no caben').waitFor();
    await expectPages(await inPdf());
    const handle = page.locator(`[data-lz-column-border="${border}"]`);
    await handle.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(handle);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + pull, y + height / 2, { steps: 5 });
    await page.mouse.up();
    const pdf = await inPdf();
    expect(pdf.flat().length).toBeGreaterThan(12);
    await expectPages(pdf);
  },
);
