import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { sendFile } from '../../answer/send-file.ts';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import type { StoredPrint } from './chunk.ts';
import type { MergeOrder } from './merge-order.ts';
import { pdfMerger } from './pdf-merger.ts';
import { printReport } from './print-report.ts';
import { printSheets } from './print-sheets.ts';
import { PrintStore } from './print-store.ts';

/** Where the file goes: whole when it is short, else in pieces. */
export type PdfSink = {
  whole(file: Uint8Array<ArrayBuffer>): void;
  write(piece: Uint8Array<ArrayBuffer>): Promise<void>;
};

/**
 * A report as a PDF: drawn and printed in chunks, merged, numbered. A long one is kept on the disk meanwhile.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function renderPdf(
  job: RenderJob,
  browser: BrowserSupervisor,
  control: RenderControl,
  sink: PdfSink,
): Promise<void> {
  const prints = new PrintStore();
  let whole: Uint8Array<ArrayBuffer>;
  try {
    const file = await mergedPdf(job, browser, control, prints);
    if (typeof file === 'string') return await sendFile(file, sink);
    whole = file;
  } finally {
    await prints.close();
  }
  sink.whole(whole);
}

/** The file, or where it stands on the disk. */
async function mergedPdf(
  job: RenderJob,
  browser: BrowserSupervisor,
  control: RenderControl,
  prints: PrintStore,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const { signal, progress } = control;
  const pdf = job.pdf ?? pdfOptions.parse({});
  const mode = { outline: pdf.outline, tagged: pdf.accessible, ownNumbers: true };
  const keep = (file: Uint8Array): Promise<StoredPrint> => prints.keep(file);
  const print = await printReport(job, mode, browser, { ...control, keep });
  const { printed, marks } = print;
  const place = await prints.output();
  if (place !== undefined) await browser.dropGrown();
  const merger = pdfMerger(prints.bytes, signal);
  try {
    const [loaded = { pages: 0, numbered: false }] = await merger.load([printed]);
    progress({ stage: 'union', unit: 'paginas', done: loaded.pages, total: loaded.pages });
    const numbers = { first: 1, count: loaded.pages, pages: loaded.pages };
    const sheets = loaded.numbered ? [] : await printSheets(job.report, print, numbers, browser, signal);
    signal.throwIfAborted();
    const order: MergeOrder = {
      cover: null,
      reports: [{ sheets, bookmark: null, titles: marks.drawn }],
      outline: pdf.outline && !pdf.accessible,
      title: job.report.nombre,
      author: job.author,
      now: job.now,
      pdf,
    };
    if (place === undefined) return await merger.merge(order);
    await merger.mergeTo(place, order);
    return place;
  } finally {
    await merger.close();
  }
}
