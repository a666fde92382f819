import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawNoData } from '@lienzo/templates/drawing/draw-no-data';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import type { PDFDocument } from 'pdf-lib';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import { PagePictures } from '../../browser/page-pictures.ts';
import { imageSource } from '../../images/image-source.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { assemblePdf } from './assemble-pdf.ts';
import type { Chunk, PrintedChunk } from './chunk.ts';
import { pdfDocument } from './pdf-document.ts';
import { expectedPages, planChunks } from './plan-chunks.ts';
import { printChunks } from './print-chunks.ts';
import { drawSheets, hasRegions, sheetCss, usesPageFields } from './region-sheets.ts';
import { rulerOf } from './ruler.ts';
import { shareIdenticalObjects } from './share-identical-objects.ts';
import { stampRegions } from './stamp-regions.ts';

/**
 * A report as a PDF: drawn and printed in chunks, merged, numbered.
 * @throws the signal's reason when it aborts.
 */
export async function renderPdf(
  job: RenderJob,
  browser: BrowserSupervisor,
  control: RenderControl,
): Promise<Uint8Array> {
  const { report } = job;
  const { signal, progress } = control;
  const pictures = new PagePictures(imageSource(job.assets));
  const context: DrawContext = {
    rowsOf: rowsByUuid(job.rows),
    imageSource: (valor) => pictures.urlOf(valor),
    today: job.today,
    bodyWidth: bodyWidth(report),
    placeholders: false,
  };
  const chunks = await printBody(job, context, pictures, browser, control);
  progress({ stage: 'union' });
  const { document, numbered } = await assemblePdf(chunks);
  signal.throwIfAborted();
  if (!numbered) await stampRegions(document, report, context, browser, signal);
  await document.flush();
  shareIdenticalObjects(document);
  describe(document, job);
  signal.throwIfAborted();
  return await document.save({ useObjectStreams: true, objectsPerTick: 500 });
}

/**
 * Prints the body. Where the number of pages can be guessed (one per row of a dynamic text, a short report), the
 * sheets with header and footer are printed along with it: most reports need no second print.
 */
async function printBody(
  { report }: RenderJob,
  context: DrawContext,
  pictures: PagePictures,
  browser: BrowserSupervisor,
  { signal, progress }: RenderControl,
): Promise<PrintedChunk[]> {
  const total = expectedPages(report, context);
  const guess = hasRegions(report) && usesPageFields(report) ? total : undefined;
  const css = sheetCss(report);
  const printed = await printChunks(
    orNoData(planChunks(report, context, rulerOf(report, pictures, browser, signal))),
    (chunk, before) => {
      const numbers = { first: before + 1, last: before + chunk.pages, pages: guess ?? 0 };
      const sheets = guess === undefined ? '' : drawSheets(report, context, numbers);
      return { html: pdfDocument(report, chunk.html + sheets, css), pictures };
    },
    browser,
    signal,
    (done) =>
      progress({
        stage: 'dibujo',
        unit: 'paginas',
        done,
        ...(total !== undefined && { total: Math.max(total, done) }),
      }),
  );
  const right = guess === printed.reduce((sum, { pages }) => sum + pages, 0);
  return printed.map((chunk) => ({
    ...chunk,
    pages: right ? chunk.pages : -1,
    sheets: guess === undefined ? 0 : chunk.pages,
  }));
}

/** A report whose dynamic text found no rows says so on one page. */
async function* orNoData(chunks: AsyncGenerator<Chunk>): AsyncGenerator<Chunk> {
  let any = false;
  for await (const chunk of chunks) {
    any = true;
    yield chunk;
  }
  if (!any) yield { html: drawNoData(), pages: 1 };
}

function describe(document: PDFDocument, job: RenderJob): void {
  document.setTitle(job.report.nombre, { showInWindowTitleBar: true });
  if (job.author !== '') document.setAuthor(job.author);
  document.setLanguage('es-MX');
  document.setCreator('Lienzo');
  document.setProducer('Lienzo');
  document.setCreationDate(job.now);
  document.setModificationDate(job.now);
}
