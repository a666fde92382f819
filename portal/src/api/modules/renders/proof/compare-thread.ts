/** The thread that compares files with what they must show, one at a time. */
import { parentPort } from 'node:worker_threads';
import { compareFile } from './compare-file.ts';
import { comparison } from './compare-messages.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the start of a thread');
// A file that cannot be read ends the thread with its error.
port.on('message', async (message: unknown) => {
  const { format, bytes, source } = comparison.parse(message);
  port.postMessage(await compareFile(format, bytes, source));
});
