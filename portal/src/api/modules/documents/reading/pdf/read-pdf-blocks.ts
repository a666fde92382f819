/** A PDF as blocks: its texts by their positions. It runs no script of the file and fetches nothing. */
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { cleanText } from '@lienzo/schema/text/clean-text';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentRefusal } from '../../document-refusal.ts';
import type { ReadDocument } from '../../read-document.ts';
import { BlockSink } from '../block-sink.ts';
import { MAX_PAGE_RUNS, MAX_PAGES } from '../document-limits.ts';
import { lineBlocks } from './line-blocks.ts';
import { type PdfLine, type PdfRun, pageLines } from './page-lines.ts';

const { lost, positions } = documentImportMessages;

/** @throws DocumentRefusal. */
export async function readPdfBlocks(bytes: Uint8Array): Promise<ReadDocument> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise.catch((cause: unknown) => {
      const isLocked = cause instanceof Error && cause.name === 'PasswordException';
      throw new DocumentRefusal(isLocked ? 'password' : 'broken', { cause });
    });
    const sink = new BlockSink();
    const pages: PdfLine[][] = [];
    let isWide = false;
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      if (number === 1) isWide = right - left > top - bottom;
      sink.passTo(positions.page(number));
      pages.push(await linesOf(page, sink));
      page.cleanup();
    }
    addPages(pages, sink);
    if (pdf.numPages > MAX_PAGES) sink.lose(lost.pages(MAX_PAGES), positions.document);
    sink.lose(lost.looksOfPdf, positions.document);
    const { info } = await pdf.getMetadata();
    const title =
      'Title' in info && typeof info.Title === 'string' ? cleanText(info.Title).slice(0, 200) : '';
    return { document: documentOf(sink, { title, pages: pdf.numPages, isWide }), pictures: [] };
  } catch (cause) {
    throw cause instanceof DocumentRefusal ? cause : new DocumentRefusal('broken', { cause });
  } finally {
    await task.destroy();
  }
}

function addPages(pages: readonly PdfLine[][], sink: BlockSink): void {
  const bodySize = mostFrequentSize(pages.flat());
  for (const [at, lines] of pages.entries()) {
    if (at > 0) sink.add({ kind: 'page_break' });
    sink.passTo(positions.page(at + 1));
    if (lines.length === 0) sink.lose(lost.pageWithoutText);
    for (const block of lineBlocks(lines, bodySize)) sink.add(block);
  }
}

/** Without text, a page break alone is nothing to begin with. */
function documentOf(
  sink: BlockSink,
  { title, pages, isWide }: { title: string; pages: number; isWide: boolean },
): ReadDocument['document'] {
  return {
    format: 'pdf',
    title,
    pages,
    orientation: isWide ? 'horizontal' : 'vertical',
    margins: null,
    header: null,
    footer: null,
    blocks: sink.blocks.some(({ kind }) => kind !== 'page_break') ? sink.blocks : [],
    losses: sink.losses,
    more_losses: sink.moreLosses,
  };
}

const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

async function linesOf(page: PDFPageProxy, sink: BlockSink): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  if (items.length > MAX_PAGE_RUNS) sink.lose(lost.rest);
  const runs = items.slice(0, MAX_PAGE_RUNS).flatMap((item): PdfRun[] => {
    if (!('str' in item) || item.str === '') return [];
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
    return [{ text: item.str.toWellFormed(), x, y, width: item.width, size: Math.hypot(c, d) || 10 }];
  });
  const { fnArray } = await page.getOperatorList();
  const pictures = fnArray.filter((operation) => PICTURES.has(operation)).length;
  if (pictures > 0) sink.lose(lost.pdfPictures(pictures));
  return pageLines(runs);
}

function mostFrequentSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, cells } of lines) {
    const key = Math.round(size * 2) / 2;
    letters.set(
      key,
      cells.reduce((sum, { text }) => sum + text.length, letters.get(key) ?? 0),
    );
  }
  let best = 10;
  for (const [size, count] of letters) if (count > (letters.get(best) ?? 0)) best = size;
  return best;
}
