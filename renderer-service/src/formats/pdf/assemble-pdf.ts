import { PDFDocument } from '@cantoo/pdf-lib';
import { addOutline } from './add-outline.ts';
import { archivePdf } from './archive-pdf.ts';
import type { PrintedChunk, PrintedReport } from './chunk.ts';
import { describePdf } from './describe-pdf.ts';
import { layOver } from './lay-over.ts';
import { linkToReports } from './link-to-reports.ts';
import type { LoadedReport, MergeOrder } from './merge-order.ts';
import { protectPdf } from './protect-pdf.ts';
import { shareIdenticalObjects } from './share-identical-objects.ts';

type LoadedChunk = { chunk: PrintedChunk; source: PDFDocument };
type Loaded = { chunks: LoadedChunk[]; tagged: boolean; pages: number; numbered: boolean };

/**
 * Printed reports on their way to one document. First they are loaded and counted, so that page numbers can be
 * printed; then they are merged.
 */
export class PdfAssembly {
  private loaded: Loaded[] = [];

  /** Reads the prints. @returns for each report its pages and whether the sheets printed along with it fit. */
  async load(reports: PrintedReport[]): Promise<LoadedReport[]> {
    for (const { chunks, tagged } of reports) {
      const sources: LoadedChunk[] = [];
      for (const chunk of chunks)
        sources.push({ chunk, source: await PDFDocument.load(chunk.file, { updateMetadata: false }) });
      const numbered = sources.every(
        ({ chunk, source }) => chunk.sheets > 0 && source.getPageCount() === chunk.pages + chunk.sheets,
      );
      const pages = sources.reduce((sum, { chunk, source }) => sum + source.getPageCount() - chunk.sheets, 0);
      this.loaded.push({ chunks: sources, tagged, pages, numbered });
    }
    return this.loaded.map(({ pages, numbered }) => ({ pages, numbered }));
  }

  /** The whole document: cover, reports with their sheets, bookmarks, description. */
  async merge(order: MergeOrder): Promise<Uint8Array<ArrayBuffer>> {
    const document = await this.emptyDocument();
    if (order.cover !== null) await append(document, order.cover);
    const firstPages: number[] = [];
    for (const [index, report] of this.loaded.entries()) {
      firstPages.push(report.tagged ? 0 : document.getPageCount());
      if (!report.tagged) await appendReport(document, report);
      const pages = document.getPages().slice(firstPages.at(-1));
      await laySheets(document, pages, order.reports[index]?.sheets ?? [], report.tagged);
    }
    this.loaded = [];
    await document.flush();
    if (!order.pdf.accessible) shareIdenticalObjects(document);
    if (order.cover !== null) linkToReports(document, firstPages);
    addOutline(document, order, firstPages);
    describePdf(document, order);
    if (order.pdf.archive) archivePdf(document, order.pdf.accessible);
    if (order.pdf.password !== undefined) protectPdf(document, order.pdf.password);
    return await document.save({
      useObjectStreams: !order.pdf.archive,
      objectsPerTick: 500,
      updateFieldAppearances: false,
    });
  }

  /** A tagged print is its own document: its tags would not survive a copy. */
  private async emptyDocument(): Promise<PDFDocument> {
    const [only] = this.loaded;
    const [chunk] = only?.chunks ?? [];
    if (only?.tagged === true && chunk !== undefined) return chunk.source;
    return await PDFDocument.create({ updateMetadata: false });
  }
}

async function append(document: PDFDocument, file: Uint8Array): Promise<void> {
  const source = await PDFDocument.load(file, { updateMetadata: false });
  for (const page of await document.copyPages(source, source.getPageIndices())) document.addPage(page);
}

/** A report's pages; the sheets behind each chunk are laid over them when they fit, else they are dropped. */
async function appendReport(document: PDFDocument, { chunks, numbered }: Loaded): Promise<void> {
  for (const { chunk, source } of chunks) {
    const all = source.getPages();
    const body = all.length - chunk.sheets;
    const pages = await document.copyPages(source, source.getPageIndices().slice(0, body));
    for (const page of pages) document.addPage(page);
    if (numbered) layOver(pages, await document.embedPages(all.slice(body)), false);
  }
}

async function laySheets(
  document: PDFDocument,
  pages: ReturnType<PDFDocument['getPages']>,
  files: Uint8Array[],
  artifact: boolean,
): Promise<void> {
  let first = 0;
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    const sheets = await document.embedPages(source.getPages());
    const single = files.length === 1 && sheets.length === 1;
    layOver(single ? pages : pages.slice(first, first + sheets.length), sheets, artifact);
    first += sheets.length;
  }
}
