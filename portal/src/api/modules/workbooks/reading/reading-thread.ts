/** The worker thread that reads one workbook, with the memory that its caller gave it. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookChunk } from '../workbook-content.ts';
import { WorkbookRefusal } from '../workbook-refusal.ts';
import { detectFormat } from './detect-format.ts';
import { type ReadingMessage, readingTask, WINDOW } from './reading-messages.ts';
import { readXls } from './xls/read-xls.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

if (parentPort === null) throw new Error('this file is the start of a thread');
const port = parentPort;
const post = (message: ReadingMessage): void => port.postMessage(message);

let waiting = 0;
port.on('message', () => {
  waiting -= 1;
});

async function send(chunk: WorkbookChunk): Promise<void> {
  while (waiting >= WINDOW) await once(port, 'message');
  waiting += 1;
  post({ piece: chunk });
}

try {
  const { bytes, limits } = readingTask.parse(workerData);
  const read = detectFormat(bytes) === 'xlsx' ? readXlsx : readXls;
  await read(bytes, limits, send);
  post({ done: true });
} catch (error) {
  if (!(error instanceof WorkbookRefusal)) throw error;
  post({ refused: error.reason, place: error.scope, cause: String(error.cause ?? '') });
} finally {
  port.close();
}
