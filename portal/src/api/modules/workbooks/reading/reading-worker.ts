/** The worker that reads one workbook, with the memory that its caller gave it. */

import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import type { WorkbookChunk } from '../workbook-content.ts';
import { WorkbookRefusal } from '../workbook-refusal.ts';
import { detectFormat } from './detect-format.ts';
import { type ReadingMessage, readingTask, WINDOW } from './reading-messages.ts';
import { readXls } from './xls/read-xls.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

const port = await openWorkerPort();
const post = (message: ReadingMessage): void => port.post(message);

let waiting = 0;
let proceed = (): void => undefined;
port.onMessage(() => {
  waiting -= 1;
  proceed();
});

async function send(chunk: WorkbookChunk): Promise<void> {
  while (waiting >= WINDOW)
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
  waiting += 1;
  post({ piece: chunk });
}

try {
  const { bytes, limits } = readingTask.parse(port.data);
  const read = detectFormat(bytes) === 'xlsx' ? readXlsx : readXls;
  await read(bytes, limits, send);
  post({ done: true });
} catch (error) {
  if (!(error instanceof WorkbookRefusal)) throw error;
  post({ refused: error.reason, place: error.scope, cause: String(error.cause ?? '') });
}
