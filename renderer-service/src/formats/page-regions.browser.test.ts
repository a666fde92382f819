/** Three zones and a first page of its own, as each format has them. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, pageNumberFooter, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { peopleRows, peopleTable } from '../testing/long-tables.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderAs } from './render-as.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const table = peopleTable(100);
const rows = { [table.uuid]: peopleRows(90, 'A') };

function reportWith(page: Partial<ReportDocument['page']>): ReportDocument {
  const report = emptyReport('Plantilla');
  const title = { ...newItem('titulo'), valor: plainRichText('Personas') };
  return {
    ...report,
    page: { ...report.page, ...page },
    layouts: [title, table].map((item, index) => ({ index, separation: false, items: [item] })),
  };
}

const ZONED = {
  header: plainRichText('Despacho Norte'),
  header_zonas: { centro: plainRichText('Confidencial'), derecha: plainRichText('Folio 7') },
};
const FIRST = { header: plainRichText('Membrete'), footer: null };

const fileOf = (report: ReportDocument, format: RenderFormat, accessible = false): Promise<Uint8Array> =>
  collectedFile((sink) =>
    renderAs(
      {
        ...{ report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} },
        pdf: { outline: false, accessible, archive: false },
      },
      format,
      browser,
      { signal: new AbortController().signal, progress: () => undefined },
      sink,
    ),
  );

describe('a header of three zones', () => {
  it('is on every page of a PDF, from left to right', async () => {
    const pages = await pdfPages(await fileOf(reportWith(ZONED), 'pdf'));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/Despacho Norte\s+Confidencial\s+Folio 7/);
  });

  it('is a table of three cells in Word, aligned as its zones', async () => {
    const zip = await JSZip.loadAsync(await fileOf(reportWith(ZONED), 'docx'));
    const header = (await zip.file('word/header1.xml')?.async('string')) ?? '';
    expect(header.match(/<w:gridCol /g)).toHaveLength(5);
    expect(header).toMatch(
      /Despacho Norte.*<w:jc w:val="center"\/>.*Confidencial.*<w:jc w:val="right"\/>.*Folio 7/s,
    );
  });

  it('is what Excel has on the left, in the centre and on the right', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(await fileOf(reportWith(ZONED), 'xlsx')).buffer);
    expect(book.worksheets[0]?.headerFooter.oddHeader).toBe(
      '&L&8&K667085Despacho Norte&C&8&K667085Confidencial&R&8&K667085Folio 7',
    );
  });
});

describe('a first page of its own', () => {
  const report = reportWith({ ...ZONED, footer: pageNumberFooter(), primera_pagina: FIRST });

  it.each([false, true])('has its header and no footer in a PDF, accessible %s', async (accessible) => {
    const [first = '', ...others] = await pdfPages(await fileOf(report, 'pdf', accessible));
    expect(first).toContain('Membrete');
    expect(first).not.toMatch(/Despacho Norte|Página 1/);
    expect(others.length).toBeGreaterThan(0);
    for (const [index, page] of others.entries()) {
      expect(page).toContain(`Página ${index + 2} de ${others.length + 1}`);
      expect(page).toContain('Despacho Norte');
      expect(page).not.toContain('Membrete');
    }
  });

  it('has them in Word and in Excel', async () => {
    const zip = await JSZip.loadAsync(await fileOf(report, 'docx'));
    const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
    expect(body).toContain('<w:titlePg/>');
    expect(body).toMatch(/<w:headerReference w:type="first"/);
    expect(body).toMatch(/<w:footerReference w:type="first"/);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(await fileOf(report, 'xlsx')).buffer);
    const sheet = book.worksheets[0]?.headerFooter;
    expect(sheet).toMatchObject({ differentFirst: true, firstHeader: '&L&8&K667085Membrete' });
    expect(sheet?.firstFooter ?? '').toBe('');
    expect(sheet?.oddFooter).toContain('Página &P');
  });
});
