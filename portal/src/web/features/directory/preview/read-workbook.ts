import { z } from 'zod';
import { askWorker } from './ask-worker';
import type { Sheet } from './sheet';

const cell = z.object({ text: z.string(), isRight: z.boolean(), isBold: z.boolean() });
const sheets = z.array(z.object({ name: z.string(), rows: z.array(z.array(cell)), isCut: z.boolean() }));

/** The sheets of a workbook. @throws as `askWorker`. */
export function readWorkbook(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Sheet[]> {
  const worker = new Worker(new URL('./read-workbook.worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, bytes, sheets, signal);
}
