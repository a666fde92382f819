import { pdfOptions } from '@lienzo/schema/api/render-contract';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { pdfMerger } from './pdf-merger.ts';
import { printReport } from './print-report.ts';
import { printSheets } from './print-sheets.ts';

/**
 * A report as a PDF: drawn and printed in chunks, merged, numbered.
 * @throws the signal's reason when it aborts.
 */
export async function renderPdf(
  job: RenderJob,
  browser: BrowserSupervisor,
  control: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, progress } = control;
  const pdf = job.pdf ?? pdfOptions.parse({});
  const mode = { outline: pdf.outline, tagged: pdf.accessible, ownNumbers: true };
  const { printed, context, marks } = await printReport(job, mode, browser, control);
  const size = printed.chunks.reduce((sum, { file }) => sum + file.byteLength, 0);
  const merger = pdfMerger(size, signal);
  try {
    const [loaded = { pages: 0, numbered: false }] = await merger.load([printed]);
    progress({ stage: 'union', unit: 'paginas', done: loaded.pages, total: loaded.pages });
    const numbers = { first: 1, count: loaded.pages, pages: loaded.pages };
    const sheets = loaded.numbered ? [] : await printSheets(job.report, context, numbers, browser, signal);
    signal.throwIfAborted();
    return await merger.merge({
      cover: null,
      reports: [{ sheets, bookmark: null, titles: marks.drawn }],
      outline: pdf.outline && !pdf.accessible,
      title: job.report.nombre,
      author: job.author,
      now: job.now,
      pdf,
    });
  } finally {
    await merger.close();
  }
}
