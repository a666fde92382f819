import { PDFDocument } from '@cantoo/pdf-lib';
import type { RenderFormat, RenderNote } from '@lienzo/schema/api/render-contract';
import { newItem } from '@lienzo/schema/report/new-item';
import type { Paper } from '@lienzo/schema/report/paper';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { afterAll, expect, it } from 'vitest';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import { collectedFile } from '../testing/collected-file.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderAs } from './render-as.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

function reportOn(papel: Paper, orientation: ReportDocument['orientation'] = 'vertical'): ReportDocument {
  const report = { ...emptyReport('Credencial'), orientation };
  const text = { ...newItem('texto'), valor: plainRichText('Ana Pérez') };
  return {
    ...report,
    page: { ...report.page, papel, margins: { top: 6, right: 6, bottom: 6, left: 6 }, footer: null },
    layouts: [{ index: 0, separation: false, items: [text] }],
  };
}

async function fileOf(report: ReportDocument, format: RenderFormat): Promise<[Uint8Array, RenderNote[]]> {
  const notes = new PrintNotes();
  const file = await collectedFile((sink) =>
    renderAs(
      { report, rows: {}, today: '2026-11-20', author: '', now: new Date(), assets: {} },
      format,
      browser,
      { signal: new AbortController().signal, progress: () => undefined, notes },
      sink,
    ),
  );
  return [file, notes.list()];
}

it.each<[string, ReportDocument, [number, number]]>([
  ['oficio', reportOn('oficio'), [612, 963.8]],
  ['a lying A4', reportOn('a4', 'horizontal'), [841.9, 595.3]],
  ['half a letter', reportOn('media_carta'), [396, 612]],
  ['a card', reportOn({ lado_corto: 153, lado_largo: 241 }, 'horizontal'), [241, 153]],
  ['a label of two by three centimetres', reportOn({ lado_corto: 57, lado_largo: 85 }), [57, 85]],
])('prints one page of %s, and has the same size in Word', async (_name, report, [width, height]) => {
  const [pdf] = await fileOf(report, 'pdf');
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages).toHaveLength(1);
  expect(Math.abs((pages[0]?.getWidth() ?? 0) - width)).toBeLessThan(1);
  expect(Math.abs((pages[0]?.getHeight() ?? 0) - height)).toBeLessThan(1);
  const [docx] = await fileOf(report, 'docx');
  const body = await (await JSZip.loadAsync(docx)).file('word/document.xml')?.async('string');
  const [, w, h] = body?.match(/<w:pgSz w:w="(\d+)" w:h="(\d+)"/) ?? [];
  expect([Number(w) / 20, Number(h) / 20]).toEqual([expect.closeTo(width, 0), expect.closeTo(height, 0)]);
});

it('gives Excel the number of a paper, and says of others that it has none', async () => {
  const sizeOf = async (papel: Paper): Promise<[number | undefined, string[]]> => {
    const [file, notes] = await fileOf(reportOn(papel), 'xlsx');
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(file).buffer);
    return [book.worksheets[0]?.pageSetup.paperSize, notes.map(({ code }) => code)];
  };
  expect(await sizeOf('a4')).toEqual([9, []]);
  expect(await sizeOf('media_carta')).toEqual([6, []]);
  expect(await sizeOf('oficio')).toEqual([14, ['paper_left_out']]);
  expect(await sizeOf({ lado_corto: 153, lado_largo: 241 })).toEqual([undefined, ['paper_left_out']]);
});
