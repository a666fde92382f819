import type { Printer } from '../../../browser/printer.ts';
import type { DocumentSink } from '../../../platform/streams/byte-sink.ts';
import { streamFile } from '../../../platform/streams/stream-file.ts';
import type { RenderControl } from '../../render-job.ts';
import type { PrintedReport } from '../chunk.ts';
import type { LoadedReport, MergeOrder } from '../merge-order.ts';
import type { PrintControl } from '../print/print-report.ts';
import { PrintStore } from '../print/print-store.ts';
import { pdfMerger } from './pdf-merger.ts';

/** The two steps that differ between a single report and a combined file. */
type MergeWork<Prints> = {
  /** Prints the reports; `keep` takes their parts. */
  print(keep: NonNullable<PrintControl['keep']>): Promise<{ prints: Prints; printed: PrintedReport[] }>;
  /** Prints what depends on the page counts, and returns the merge order. */
  order(prints: Prints, loaded: LoadedReport[]): Promise<MergeOrder>;
};

/**
 * Prints reports, merges them and sends the file. A long one is stored on the disk meanwhile.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function sendMerged<Prints>(
  work: MergeWork<Prints>,
  browser: Printer,
  control: RenderControl,
  sink: DocumentSink,
): Promise<void> {
  const store = new PrintStore();
  let writeWhole: Uint8Array<ArrayBuffer>;
  try {
    const file = await mergedPdf(work, browser, control, store);
    if (typeof file === 'string') return await streamFile(file, sink);
    writeWhole = file;
  } finally {
    await store.close();
  }
  sink.writeWhole(writeWhole);
}

/** The file, or its path on the disk. */
async function mergedPdf<Prints>(
  work: MergeWork<Prints>,
  browser: Printer,
  { signal, progress }: RenderControl,
  store: PrintStore,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const { prints, printed } = await work.print((file) => store.store(file));
  const outputPath = await store.outputPath();
  if (outputPath !== undefined) await browser.closeLargePages();
  const merger = pdfMerger(store.bytes, signal);
  try {
    const loaded = await merger.load(printed);
    const all = loaded.reduce((sum, { pages }) => sum + pages, 0);
    progress({ stage: 'union', unit: 'paginas', done: all, total: all });
    const order = await work.order(prints, loaded);
    signal.throwIfAborted();
    if (outputPath === undefined) return await merger.merge(order);
    await merger.mergeTo(outputPath, order);
    return outputPath;
  } finally {
    await merger.close();
  }
}
