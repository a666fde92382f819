import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { z } from 'zod';
import { PreviewError } from './preview-error';
import type { Sheet } from './sheet';

const cell = z.object({ text: z.string(), isRight: z.boolean(), isBold: z.boolean() });
const answer = z.object({
  sheets: z
    .array(z.object({ name: z.string(), rows: z.array(z.array(cell)), isCut: z.boolean() }))
    .nullable(),
});

const PATIENCE_MS = 12_000;

/**
 * The sheets of a workbook, read in a worker that is ended when it takes too long.
 * @throws PreviewError when it cannot be read, or not in time; AbortError when `signal` fires.
 */
export function readWorkbook(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Sheet[]> {
  const worker = new Worker(new URL('./read-workbook.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Sheet[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new PreviewError(directoryMessages.previewSlow)), PATIENCE_MS);
    const leave = (): void => reject(new DOMException('left', 'AbortError'));
    signal.addEventListener('abort', leave, { once: true });
    worker.onerror = () => reject(new PreviewError(directoryMessages.previewFailed));
    worker.onmessage = ({ data }) => {
      const read = answer.safeParse(data);
      clearTimeout(timer);
      if (read.success && read.data.sheets !== null) resolve(read.data.sheets);
      else reject(new PreviewError(directoryMessages.previewFailed));
    };
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
