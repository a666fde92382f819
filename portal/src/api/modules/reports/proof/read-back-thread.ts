/** The thread that reads files back, one at a time. */
import { parentPort } from 'node:worker_threads';
import type { z } from 'zod';
import { type ReadBack, readBackTask } from './read-back-messages.ts';

/** Loads the one library that the format needs: the others cost the thread more time than a small file. */
async function read({ format, bytes }: z.infer<typeof readBackTask>): Promise<ReadBack> {
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

const port = parentPort;
if (port === null) throw new Error('this file is the start of a thread');
// A file that cannot be read ends the thread with its error.
port.on('message', async (message: unknown) => port.postMessage(await read(readBackTask.parse(message))));
