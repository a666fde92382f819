import { openThread } from '../../../threads/open-thread.ts';
import type { PrintedReport } from '../chunk.ts';
import type { LoadedReport, MergeOrder } from '../merge-order.ts';
import { PdfAssembly } from './assemble-pdf.ts';
import { mergeReply } from './merge-messages.ts';

/** Above this size prints are merged in a worker thread, so that the service stays responsive. */
const MAX_INLINE_BYTES = 1_500_000;
/** Memory of the thread, in megabytes. */
const THREAD_MEMORY_MB = 4_096;

/** Counts the pages of printed reports and merges them. */
export type PdfMerger = {
  load(reports: PrintedReport[]): Promise<LoadedReport[]>;
  merge(order: MergeOrder): Promise<Uint8Array<ArrayBuffer>>;
  /** Merges into a file, for documents that are too long for memory. */
  mergeTo(path: string, order: MergeOrder): Promise<void>;
  /** Terminates its thread, if it has one. */
  close(): Promise<void>;
};

/** A merger for prints of a total size, in the main thread or in a worker that is terminated when the signal aborts. */
export function pdfMerger(bytes: number, signal: AbortSignal): PdfMerger {
  if (bytes > MAX_INLINE_BYTES) return threadMerger(signal);
  const assembly = new PdfAssembly();
  return {
    load: async (reports) => assembly.load(reports),
    merge: (order) => assembly.merge(order),
    mergeTo: (path, order) => assembly.mergeTo(path, order),
    close: async () => undefined,
  };
}

function threadMerger(signal: AbortSignal): PdfMerger {
  const thread = openThread(new URL('./merge-thread.ts', import.meta.url), {
    memoryMb: THREAD_MEMORY_MB,
    signal,
  });
  const ask = async (
    message: unknown,
    transfer: ArrayBuffer[],
  ): Promise<ReturnType<typeof mergeReply.parse>> =>
    mergeReply.parse(await thread.request(message, transfer));
  return {
    async load(reports) {
      const files = reports.flatMap(({ chunks }) =>
        chunks.flatMap(({ file }) => (typeof file === 'string' ? [] : [file])),
      );
      const reply = await ask({ load: reports }, transferable(files));
      if (!('loaded' in reply)) throw new Error('the merging thread answered something else');
      return reply.loaded;
    },
    async merge(order) {
      const reply = await ask({ merge: order }, sheetsOf(order));
      if (!('file' in reply)) throw new Error('the merging thread answered something else');
      return new Uint8Array(reply.file.buffer, reply.file.byteOffset, reply.file.byteLength);
    },
    async mergeTo(path, order) {
      const reply = await ask({ mergeTo: path, order }, sheetsOf(order));
      if (!('merged' in reply)) throw new Error('the merging thread answered something else');
    },
    close: () => thread.close(),
  };
}

const sheetsOf = (order: MergeOrder): ArrayBuffer[] =>
  transferable(order.reports.flatMap((report) => report.sheets));

/** Buffers that own their memory and can be transferred; small ones share a pool and are copied. */
function transferable(files: Uint8Array[]): ArrayBuffer[] {
  const buffers = files
    .filter((file) => file.byteLength === file.buffer.byteLength)
    .map(({ buffer }) => buffer);
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}
