/** What stands behind the pages, as each format has it. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { NEW_WATERMARK } from '@lienzo/schema/report/watermark';
import JSZip from 'jszip';
import { afterAll, expect, it } from 'vitest';
import { PrintNotes } from '../notes/print-notes.ts';
import { collectedFile } from '../testing/collected-file.ts';
import { docxFaults } from '../testing/docx-faults.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderAs } from './render-as.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

function reportWith(page: Partial<ReportDocument['page']>): ReportDocument {
  const report = emptyReport('Constancia');
  const text = (label: string) => ({ ...newItem('texto'), valor: plainRichText(label) });
  return {
    ...report,
    page: { ...report.page, header: null, footer: null, ...page },
    layouts: [
      { index: 0, separation: false, items: [text('Primera')] },
      { index: 1, separation: true, items: [text('Segunda')] },
    ],
  };
}
const MARKED = reportWith({
  fondo: '#fffaeb',
  marca_agua: { ...NEW_WATERMARK, texto: 'COPIA & "borrador"', color: '#000000', opacidad: 20 },
});

async function made(report: ReportDocument, format: RenderFormat, accessible = false) {
  const notes = new PrintNotes();
  const file = await collectedFile((sink) =>
    renderAs(
      {
        ...{ report, rows: {}, today: '2026-11-20', author: '', now: new Date(), assets: {} },
        pdf: { outline: false, accessible, archive: false },
      },
      format,
      browser,
      { signal: new AbortController().signal, progress: () => undefined, notes },
      sink,
    ),
  );
  return { file, codes: notes.list().map(({ code }) => code) };
}

it.each([false, true])('is below the text of every page of a PDF, accessible %s', async (accessible) => {
  const { file, codes } = await made(MARKED, 'pdf', accessible);
  const pages = await pdfPages(file);
  expect(codes).toEqual([]);
  expect(pages).toEqual([
    expect.stringMatching(/COPIA & "borrador".*Primera/),
    expect.stringMatching(/COPIA & "borrador".*Segunda/),
  ]);
});

it('is what Word makes for a watermark, in the header of every page, first ones too', async () => {
  const { file } = await made(
    { ...MARKED, page: { ...MARKED.page, primera_pagina: { header: null, footer: null } } },
    'docx',
  );
  expect(await docxFaults(file)).toEqual([]);
  const zip = await JSZip.loadAsync(file);
  const headers = await Promise.all(
    ['word/header1.xml', 'word/header2.xml'].map(
      async (path) => (await zip.file(path)?.async('string')) ?? '',
    ),
  );
  for (const header of headers) {
    expect(header).toContain('id="PowerPlusWaterMarkObject1"');
    expect(header).toContain('string="COPIA &amp; &quot;borrador&quot;"');
    expect(header).toContain('rotation:315');
    expect(header).toMatch(/<v:rect [^>]*fillcolor="#fffaeb"/);
  }
});

it('is told of where Excel has neither', async () => {
  expect((await made(MARKED, 'xlsx')).codes).toEqual(['watermark_left_out', 'page_color_left_out']);
});
