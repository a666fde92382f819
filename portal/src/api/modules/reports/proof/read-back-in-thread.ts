import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { Gate } from '../../../platform/gate.ts';
import { type ReadBack, readBack } from './read-back-messages.ts';

const THREAD = new URL('./read-back-thread.ts', import.meta.url);
/** Milliseconds for one file. */
const DEADLINE = 120_000;
/** Megabytes of the thread's heap. */
const MEMORY = 1024;
/** Bytes above which a file has a thread of its own. */
const LARGE = 2 ** 20;
/** Milliseconds without a file after which the kept thread ends. */
const IDLE = 5_000;

/** Loading the readers takes most files ten times as long as reading them: small ones share a thread, one by one. */
const turns = new Gate(1, Number.POSITIVE_INFINITY);
let kept: { worker: Worker; idle: NodeJS.Timeout | undefined } | undefined;

/**
 * Reads a file back in a thread, so that calls of people do not wait for it. What the readers of a large file take,
 * several hundred megabytes for thousands of pages, is given back with its thread.
 * @throws when the bytes are no such file, or the thread needs more memory or time than it has.
 */
export async function readBackInThread(format: RenderFormat, bytes: Uint8Array): Promise<ReadBack> {
  if (bytes.byteLength <= LARGE) return await turns.run(() => readInKeptThread(format, bytes));
  const worker = startThread();
  try {
    return await answer(worker, format, bytes);
  } finally {
    await worker.terminate();
  }
}

async function readInKeptThread(format: RenderFormat, bytes: Uint8Array): Promise<ReadBack> {
  const thread = kept ?? { worker: startThread(), idle: undefined };
  kept = undefined;
  clearTimeout(thread.idle);
  try {
    const read = await answer(thread.worker, format, bytes);
    thread.idle = setTimeout(() => {
      kept = undefined;
      void thread.worker.terminate();
    }, IDLE).unref();
    kept = thread;
    return read;
  } catch (error) {
    await thread.worker.terminate();
    throw error;
  }
}

function startThread(): Worker {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // It must not keep the process from ending.
  worker.unref();
  // Whoever waits for it hears of the error too.
  worker.on('error', () => {
    if (kept?.worker === worker) kept = undefined;
  });
  return worker;
}

async function answer(worker: Worker, format: RenderFormat, bytes: Uint8Array): Promise<ReadBack> {
  // An error of the thread ends the wait too.
  const answered = once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE) });
  worker.postMessage({ format, bytes });
  const [message] = await answered;
  return readBack.parse(message);
}
