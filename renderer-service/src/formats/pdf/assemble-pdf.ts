import { PDFDocument } from 'pdf-lib';
import type { PrintedChunk } from './chunk.ts';
import { layOver } from './lay-over.ts';

/**
 * Printed chunks as one document, in their order. Sheets with header and footer that stand behind a chunk's pages
 * are laid over them if every chunk has the pages that it was thought to have; else they are dropped.
 * @returns whether the sheets were used.
 */
export async function assemblePdf(
  chunks: PrintedChunk[],
): Promise<{ document: PDFDocument; numbered: boolean }> {
  const sources = await Promise.all(
    chunks.map(async (chunk) => ({
      chunk,
      source: await PDFDocument.load(chunk.file, { updateMetadata: false }),
    })),
  );
  const numbered = sources.every(
    ({ chunk, source }) => chunk.sheets > 0 && source.getPageCount() === chunk.pages + chunk.sheets,
  );
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const { chunk, source } of sources) {
    const all = source.getPages();
    const body = all.length - chunk.sheets;
    const numbers = Array.from({ length: body }, (_, index) => index);
    const pages = await document.copyPages(source, numbers);
    for (const page of pages) document.addPage(page);
    if (numbered) layOver(pages, await document.embedPages(all.slice(body)));
  }
  return { document, numbered };
}
