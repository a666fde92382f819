/** The editor's paged preview has the pages of the PDF: each page of every starter report begins and ends with the same. */
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveEditorPage } from '../e2e/drivers/editor-page.ts';
import { joinedLines } from './joined-lines.ts';
import { pdfLines } from './pdf-lines.ts';
import { previewLines } from './preview-lines.ts';

const TODAY = '2026-11-20';
/** How long a busy machine may take to build the editor's page, in milliseconds. */
const BUILT = 180_000;
/** How long it may take to lay out a preview, which fails by its own name before the time of its test is over. */
const LAID_OUT = 150_000;
const LIMIT = { timeout: 300_000 };
/** Rows of each table: some pages of each report, also of those with a page for each row. */
const ROWS = 24;
const browserPath = findBrowser(process.env.LIENZO_CHROME);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ browserPath, log });

let editor: Awaited<ReturnType<typeof serveEditorPage>>;
let browser: Browser;
let page: Page;
let compared = 0;

beforeAll(async () => {
  editor = await serveEditorPage();
  browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(LAID_OUT);
}, BUILT);

afterAll(async () => {
  console.log(`${compared} pages of ${STARTER_REPORTS.length} starter reports compared`);
  await browser.close();
  await editor.close();
  await renderer.stop();
});

/** Opens the preview of a starter report. @returns what it says below each page. */
async function openPreview(id: string, rows: number): Promise<string[]> {
  await page.goto(`${editor.url}?report=${id}&filas=${rows}`);
  await page.getByText('Vista previa', { exact: true }).click();
  await page.getByText(/^Página 1 de /).waitFor();
  return page.locator('figcaption').allTextContents();
}

/** The lines of the preview, page by page. */
async function inPreview(): Promise<string[][]> {
  const pages: string[][] = [];
  for (const figure of await page.getByRole('figure').all())
    pages.push(joinedLines(await previewLines(figure)));
  return pages;
}

/** The lines of the PDF of what the editor shows, page by page. */
async function inPdf(): Promise<string[][]> {
  const report: ReportDocument = await page.evaluate('window.lienzo.editor.getReport()');
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

it.each([
  ...STARTER_REPORTS.map(({ id, nombre }) => ({ id, nombre, rows: ROWS })),
  // Long tables, of which every page repeats the head.
  { id: 'incapacidades', nombre: 'Incapacidades, largo', rows: 100 },
  // Groups longer than a page, which say on each that they continue.
  { id: 'incapacidades', nombre: 'Incapacidades, en grupos de muchas páginas', rows: 240 },
])('$nombre', LIMIT, async ({ id, rows }) => {
  const captions = await openPreview(id, rows);
  const pages = await inPreview();
  const pdf = await inPdf();
  expect(pages).toEqual(pdf);
  if (rows > 100) expect(pages.slice(1).flat().join()).toContain('(continúa)');
  expect(captions).toEqual(pdf.map((_lines, index) => `Página ${index + 1} de ${pdf.length}`));
  compared += pages.length;
});

it('counts the pages beyond those that it shows', LIMIT, async () => {
  const captions = await openPreview('recibo-nomina', 137);
  expect(captions).toHaveLength(60);
  expect(captions[0]).toBe('Página 1 de 137');
});

it('says that it reckoned where not all rows are loaded', LIMIT, async () => {
  const captions = await openPreview('incapacidades', 3000);
  const computed = Number(/^Página 1 de unas (\d+)$/.exec(captions[0] ?? '')?.[1]);
  expect(computed).toBeGreaterThan(captions.length * 2);
});
