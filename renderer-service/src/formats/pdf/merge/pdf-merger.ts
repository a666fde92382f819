import { openWorker } from '../../../platform/workers/open-worker.ts';
import type { PrintedReport } from '../chunk.ts';
import type { LoadedReport, MergeOrder } from '../merge-order.ts';
import { PdfAssembly } from './assemble-pdf.ts';
import { mergeReply } from './merge-messages.ts';

/** Above this size prints are merged in a worker, so that the service stays responsive. */
const MAX_INLINE_BYTES = 1_500_000;
/** Memory of the worker, in megabytes. */
const WORKER_MEMORY_MB = 4_096;

/** Counts the pages of printed reports and merges them. */
export type PdfMerger = {
  load(reports: PrintedReport[]): Promise<LoadedReport[]>;
  merge(order: MergeOrder): Promise<Uint8Array<ArrayBuffer>>;
  /** Merges into a file, for documents that are too long for memory. */
  mergeTo(path: string, order: MergeOrder): Promise<void>;
  /** Terminates its worker, if it has one. */
  close(): Promise<void>;
};

/** A merger for prints of a total size, in the main thread or in a worker that is terminated when the signal aborts. */
export function pdfMerger(bytes: number, signal: AbortSignal): PdfMerger {
  if (bytes > MAX_INLINE_BYTES) return workerMerger(signal);
  const assembly = new PdfAssembly();
  return {
    load: async (reports) => assembly.load(reports),
    merge: (order) => assembly.merge(order),
    mergeTo: (path, order) => assembly.mergeTo(path, order),
    close: async () => undefined,
  };
}

function workerMerger(signal: AbortSignal): PdfMerger {
  const worker = openWorker(new URL('./merge-worker.ts', import.meta.url), {
    memoryMb: WORKER_MEMORY_MB,
    signal,
  });
  const ask = async (message: unknown): Promise<ReturnType<typeof mergeReply.parse>> =>
    mergeReply.parse(await worker.request(message));
  return {
    async load(reports) {
      const reply = await ask({ load: reports });
      if (!('loaded' in reply)) throw new Error('the merging worker answered something else');
      return reply.loaded;
    },
    async merge(order) {
      const reply = await ask({ merge: order });
      if (!('file' in reply)) throw new Error('the merging worker answered something else');
      return new Uint8Array(reply.file.buffer, reply.file.byteOffset, reply.file.byteLength);
    },
    async mergeTo(path, order) {
      const reply = await ask({ mergeTo: path, order });
      if (!('merged' in reply)) throw new Error('the merging worker answered something else');
    },
    close: () => worker.close(),
  };
}
