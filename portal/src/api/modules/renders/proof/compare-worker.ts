/** The worker that compares files with what they must show, one at a time. */

import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import { compareFile } from './compare-file.ts';
import { comparison } from './compare-messages.ts';

const port = await openWorkerPort();
// A file that cannot be read ends the worker with its error.
port.onMessage(async (message) => {
  const { format, bytes, source } = comparison.parse(message);
  port.post(await compareFile(format, bytes, source));
});
