/** What stands behind the pages, as each format has it. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { type BackgroundPicture, NEW_BACKGROUND_PICTURE } from '@lienzo/schema/report/background-picture';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { NEW_WATERMARK } from '@lienzo/schema/report/watermark';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import JSZip from 'jszip';
import { afterAll, expect, it } from 'vitest';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import { collectedFile } from '../testing/collected-file.ts';
import { docxFaults } from '../testing/docx-faults.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { pdfPictures } from '../testing/pdf-pictures.ts';
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

const LETTERHEAD = (changes: Partial<BackgroundPicture> = {}): ReportDocument =>
  reportWith({ imagen_fondo: { ...NEW_BACKGROUND_PICTURE, valor: starterLogo, ...changes } });

it('shows a picture behind the text of all pages of a PDF, or of the first', async () => {
  const { file, codes } = await made(LETTERHEAD({ tamaño: 50 }), 'pdf');
  expect(codes).toEqual([]);
  // Half as wide as the page, in its middle, below the words.
  const [picture] = await pdfPictures(file);
  expect(picture?.matrix[0]).toBeCloseTo(306, 0);
  expect((picture?.matrix[4] ?? 0) + (picture?.matrix[0] ?? 0) / 2).toBeCloseTo(306, 0);
  expect(await pdfPages(file)).toEqual([
    expect.stringContaining('Primera'),
    expect.stringContaining('Segunda'),
  ]);
  const [all, first] = await Promise.all(
    (['todas', 'primera'] as const).map(async (paginas) => {
      const { file: one } = await made(LETTERHEAD({ paginas, fit: 'cover' }), 'pdf');
      return [(await pdfPictures(one, 1)).length, (await pdfPictures(one, 2)).length];
    }),
  );
  expect([all, first]).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

it('is a picture in the headers of Word that is faint, and of the first page alone', async () => {
  const { file, codes } = await made(LETTERHEAD({ paginas: 'primera', fit: 'cover', opacidad: 30 }), 'docx');
  expect(codes).toEqual([]);
  expect(await docxFaults(file)).toEqual([]);
  const zip = await JSZip.loadAsync(file);
  const headers = await Promise.all(
    ['word/header1.xml', 'word/header2.xml'].map(
      async (path) => (await zip.file(path)?.async('string')) ?? '',
    ),
  );
  const [withPicture = '', ...others] = headers.toSorted((one, other) => other.length - one.length);
  expect(withPicture).toContain('behindDoc="1"');
  expect(withPicture).toMatch(/<a:srcRect l="\d+" t="0" r="\d+" b="0"\/>/);
  expect(others.join()).not.toContain('<a:blip');
  const [media] = zip.file(/^word\/media\//);
  // The darkest of its letters is a third as dark: whoever opens it need not know how.
  expect(await darkest((await media?.async('uint8array')) ?? new Uint8Array())).toBeGreaterThan(170);
  expect(await zip.file('word/document.xml')?.async('string')).toContain('<w:titlePg/>');
});

/** The darkest value of a picture's channels on white paper. */
const darkest = async (bytes: Uint8Array): Promise<unknown> =>
  await browser.withPage(new AbortController().signal, async (page) => {
    const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    await page.load({ html: `<!doctype html><img src="${url}">` });
    return await page.evaluate(`(() => {
      const [picture] = document.images;
      const brush = Object.assign(document.createElement('canvas'), { width: 300, height: 100 }).getContext('2d');
      brush.fillStyle = '#ffffff';
      brush.fillRect(0, 0, 300, 100);
      brush.drawImage(picture, 0, 0, 300, 100);
      return Math.min(...brush.getImageData(0, 0, 300, 100).data);
    })()`);
  });

it('tells of a picture that is missing, and that Excel has none', async () => {
  const missing = LETTERHEAD({ valor: crypto.randomUUID() });
  expect((await made(missing, 'pdf')).codes).toEqual(['picture_missing']);
  expect((await made(missing, 'docx')).codes).toEqual(['picture_missing']);
  expect((await made(LETTERHEAD(), 'xlsx')).codes).toEqual(['page_picture_left_out']);
});
