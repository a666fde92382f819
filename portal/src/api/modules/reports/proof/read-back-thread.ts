/** The thread that reads one file back. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ReadBack, readBackTask } from './read-back-messages.ts';

if (parentPort === null) throw new Error('this file is the start of a thread');
const { format, bytes } = readBackTask.parse(workerData);

/** Loads the one library that the format needs: the others cost the thread more time than a small file. */
async function read(): Promise<ReadBack> {
  switch (format) {
    case 'pdf': {
      const { readPdf } = await import('./read-pdf.ts');
      return { format, read: await readPdf(bytes) };
    }
    case 'docx': {
      const { readDocx } = await import('./read-docx.ts');
      return { format, read: await readDocx(bytes) };
    }
    case 'xlsx': {
      const { readXlsx } = await import('./read-xlsx.ts');
      return { format, sheets: await readXlsx(bytes) };
    }
  }
}

parentPort.postMessage(await read());
