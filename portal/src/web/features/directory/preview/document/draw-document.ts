import { z } from 'zod';
import { askWorker } from '../ask-worker';

const drawn = z.object({ page: z.string(), isCut: z.boolean() });

/** Converts a Word document to an HTML page for a sandboxed frame; `isCut` when it is only the beginning. */
export function drawDocument(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<z.infer<typeof drawn>> {
  const worker = new Worker(new URL('./draw-document.worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, bytes, drawn, signal);
}
