/** The thread that reads one file back. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ReadBack, readBackTask } from './read-back-messages.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readXlsx } from './read-xlsx.ts';

if (parentPort === null) throw new Error('this file is the start of a thread');
const { format, bytes } = readBackTask.parse(workerData);

async function read(): Promise<ReadBack> {
  switch (format) {
    case 'pdf':
      return { format, read: await readPdf(bytes) };
    case 'docx':
      return { format, read: await readDocx(bytes) };
    case 'xlsx':
      return { format, sheets: await readXlsx(bytes) };
  }
}

parentPort.postMessage(await read());
