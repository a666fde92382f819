import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { pageGroups } from '@lienzo/schema/report/page-group';
import { dataItems, emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { drawPages } from '@lienzo/templates/drawing/draw-pages';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { figures } from '@lienzo/templates/figures/figures';
import { antiguedadCumpleanos } from '@lienzo/templates/reports/antiguedad-cumpleanos';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectedFile } from '../../testing/collected-file.ts';
import { onePrint } from '../../testing/one-print.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { wideRows, wideTable } from '../../testing/wide-tables.ts';
import { pdfDocument, screenCss } from './print/pdf-document.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const match = z.object({
  broken: z.array(z.string()),
  overrun: z.array(z.string()),
  wrapped: z.number(),
  cells: z.number(),
  /** The least distance between a right-aligned text and a left-aligned one beside it, in points. */
  apart: z.number().nullable(),
});

/** What the browser makes of the tables: which unbroken cells have two lines or overrun, how many of a column wrap. */
async function look(
  report: ReportDocument,
  rows: Record<string, readonly Row[]>,
  column = 1,
): Promise<z.infer<typeof match>> {
  const context = {
    rowsOf: rowsByUuid(rows),
    imageSource: (valor: string) => valor,
    today: '2026-11-20',
    bodyWidth: bodyWidth(report),
    placeholders: false,
    figures,
  };
  const body = pageGroups(report.layouts)
    .flatMap((group) => [...drawPages(group, report, context)])
    .join('');
  return await browser.withPage(new AbortController().signal, async (page) => {
    await page.load({ html: pdfDocument(report, body, screenCss(report)) });
    return match.parse(
      await page.evaluate(`(() => {
  const range = document.createRange();
  const boxes = (cell) => {
    const text = [...cell.childNodes].findLast((node) => node instanceof Text);
    if (text === undefined) return [];
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const lines = (cell) => new Set(boxes(cell).map(({ top }) => Math.round(top))).size;
  const cells = [...document.querySelectorAll('.lz-table .lz-unbroken')];
  const own = [...document.querySelectorAll('.lz-table>tbody>tr:not(.lz-totals)>td:nth-child(' + ${column + 1} + ')')];
  const gaps = [...document.querySelectorAll('.lz-table tbody .lz-apart')].flatMap((cell) => {
    const [own] = boxes(cell);
    const [before] = boxes(cell.previousElementSibling);
    return own === undefined || before === undefined ? [] : [(own.left - before.right) * 0.75];
  });
  return {
    broken: cells.filter((cell) => lines(cell) > 1).map((cell) => cell.textContent),
    overrun: cells
      .filter((cell) => boxes(cell).some(({ left, right }) => {
        const box = cell.getBoundingClientRect();
        return left < box.left - 0.5 || right > box.right + 0.5;
      }))
      .map((cell) => cell.textContent),
    wrapped: own.filter((cell) => lines(cell) > 1).length,
    cells: own.length,
    apart: gaps.length === 0 ? null : Math.min(...gaps),
  };
})()`),
    );
  });
}

const control = { signal: new AbortController().signal, progress: () => undefined };
const printed = (report: ReportDocument, rows: Record<string, Row[]>): Promise<Uint8Array> =>
  collectedFile((sink) =>
    renderPdf(
      { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} },
      browser,
      control,
      sink,
    ),
  );

const reportOf = (...items: TablaItem[]): ReportDocument => ({
  ...emptyReport('Ancha'),
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
});

describe('a table in the browser', () => {
  it.each([4, 6, 8, 10, 14, 20])('breaks no amount, date or code of %i amounts', async (amounts) => {
    const table = wideTable(amounts);
    const { broken, overrun, cells } = await look(reportOf(table), { [table.uuid]: wideRows(60, amounts) });
    expect(cells).toBeGreaterThanOrEqual(60);
    expect({ broken, overrun }).toEqual({ broken: [], overrun: [] });
  });

  it.each(STARTER_REPORTS.map(({ id, report, rows }) => ({ id, report, rows })))(
    'breaks no amount, date or code of the starter $id',
    async ({ report, rows }) => {
      const { broken, overrun, apart } = await look(report, rows);
      expect({ broken, overrun }).toEqual({ broken: [], overrun: [] });
      if (apart !== null) expect(apart).toBeGreaterThanOrEqual(13.9);
    },
  );

  it('wraps few names of a personnel list', async () => {
    const [item] = dataItems(antiguedadCumpleanos.report);
    const uuid = item?.uuid ?? '';
    const sample = antiguedadCumpleanos.rows[uuid] ?? [];
    const rows = Array.from({ length: 371 }, (_, index) => sample[index % sample.length] ?? {});
    const { wrapped, cells } = await look(antiguedadCumpleanos.report, { [uuid]: rows });
    expect(cells).toBe(371);
    expect(wrapped).toBeLessThan(40);
  });
});

describe('a long table in bands of columns', () => {
  it('has the very pages of one print when it is printed in parts', async () => {
    const table = wideTable(16, { zebra: true, group_by: ['employees.zone'], keep_together: true });
    const report = reportOf(table);
    const rows = { [table.uuid]: wideRows(1_100, 16) };
    const strip = (page: string): string => page.replace(/Página \d+ de \d+/, '').trim();
    const parts = (await pdfPages(await printed(report, rows))).map(strip);
    expect(parts).toEqual((await pdfPages(await onePrint(report, rows, browser))).map(strip));
    expect(parts.filter((page) => page.includes('Persona 700 ')).length).toBeGreaterThan(1);
  });

  it.each([1_001, 1_010, 1_020])(
    'has a band that begins with a page, its head once, of %i rows',
    async (count) => {
      const table = wideTable(16, { repeat_header: false });
      const report = reportOf(table);
      const rows = { [table.uuid]: wideRows(count, 16) };
      const strip = (page: string): string => page.replace(/Página \d+ de \d+/, '').trim();
      const parts = (await pdfPages(await printed(report, rows))).map(strip);
      expect(parts).toEqual((await pdfPages(await onePrint(report, rows, browser))).map(strip));
    },
  );
});

describe('the last page of a table', () => {
  it.each([40, 41, 42, 43, 44, 45, 46, 47])('has three rows at least, of %i', async (count) => {
    const table = wideTable(2);
    const pages = await pdfPages(
      await onePrint(reportOf(table), { [table.uuid]: wideRows(count, 2) }, browser),
    );
    const rows = (pages.at(-1) ?? '').match(/Persona \d+ /g) ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(pages.length).toBeLessThanOrEqual(2);
  });
});
