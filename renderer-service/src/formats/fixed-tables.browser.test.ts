/** Fixed tables at their limits: merged cells that are higher than a page, and 200 rows of 50 columns. */
import { cellsOfTexts, type TablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderDocx } from './docx/render-docx.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { RenderJob } from './render-job.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };
const jobOf = (item: TablaFijaItem): RenderJob => ({
  report: { ...emptyReport('Tabla fija'), layouts: [{ index: 0, separation: false, items: [item] }] },
  ...{ rows: {}, today: '2026-11-20', author: '', now: new Date(), assets: {} },
});

const numbers = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `p${from + at}.`).join(' ');
/** The numbers of the words `p1.`, as they stand on pages. */
const numbersOn = (pages: string[]): number[] =>
  pages
    .flatMap((page) => [...page.matchAll(/p(\d+)\./g)].map(([, word]) => Number(word)))
    .toSorted((one, other) => one - other);

/** A head, then a cell over all rows beside a cell for each. @param word of the merged cell. */
function tall(rows: number, count: number): TablaFijaItem {
  const texts = Array.from({ length: rows }, (_, at) =>
    at === 0 ? [numbers(1, count), 'fila 1'] : ['', `fila ${at + 1}`],
  );
  const celdas: TablaFijaItem['celdas'] = cellsOfTexts([['Concepto', 'Detalle'], ...texts]);
  for (const [at, row] of celdas.entries())
    if (at === 1 && row[0]) row[0] = { ...row[0], filas: rows };
    else if (at > 1) row[0] = null;
  return { ...newItem('tabla_fija'), celdas, anchos: [1, 1] };
}

describe('a cell that is merged over more rows than a page has', () => {
  it.each([
    ['has a short text', 90, 12],
    ['has a text of several pages', 90, 1800],
    ['has more text than its rows have room', 3, 1200],
  ])('%s, and none of it is lost', async (_name, rows, total) => {
    const item = tall(rows, total);
    const pages = await pdfPages(
      await collectedFile((sink) => renderPdf(jobOf(item), browser, control, sink)),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(numbersOn(pages)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
    const lines = pages.flatMap((page) => [...page.matchAll(/fila (\d+)/g)].map(([, row]) => Number(row)));
    expect(lines).toEqual(Array.from({ length: rows }, (_, at) => at + 1));
    // The head stands on each page.
    for (const page of pages) expect(page).toContain('Concepto');
  });
});

describe('a fixed table of 200 rows and 50 columns', () => {
  const count = 10_000;
  const item: TablaFijaItem = {
    ...newItem('tabla_fija'),
    celdas: cellsOfTexts(
      Array.from({ length: 200 }, (_, row) =>
        Array.from({ length: 50 }, (_none, at) => `p${row * 50 + at + 1}.`),
      ),
    ),
    anchos: Array.from({ length: 50 }, () => 1),
    estilo_item: { font_size: 4 },
  };
  const expected = Array.from({ length: count }, (_, at) => at + 1);

  it('can be saved', () => expect(validateReport(jobOf(item).report)).toEqual([]));

  it('has all of its texts in a PDF', async () => {
    const pages = await pdfPages(
      await collectedFile((sink) => renderPdf(jobOf(item), browser, control, sink)),
    );
    // A word that is wider than its column goes on on the next line.
    expect(numbersOn(pages.map((page) => page.replaceAll(/\s/g, '')))).toEqual(
      expect.arrayContaining(expected.slice(50)),
    );
  });

  it('has all of its texts in Word and Excel', async () => {
    const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(jobOf(item), control, sink)));
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    expect(numbersOn([xml])).toEqual(expected);
    const workbook = new ExcelJS.Workbook();
    const file = await collectedFile((sink) => renderXlsx(jobOf(item), control, sink));
    await workbook.xlsx.load(new Uint8Array(file).buffer);
    const sheet = workbook.getWorksheet('Tabla fija');
    expect(sheet?.getCell('A1').value).toBe('p1.');
    expect(sheet?.getCell(200, 50).value).toBe('p10000.');
    expect(workbook.worksheets).toHaveLength(1);
  });
});
