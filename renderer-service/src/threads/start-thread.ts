import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A worker thread that handles one request at a time. */
export type WorkerThread = {
  /** @throws the signal's reason when it aborts, or the error that ended the thread. */
  request(message: unknown, transfer: ArrayBuffer[]): Promise<unknown>;
  terminate(): Promise<void>;
};

/**
 * Starts a worker thread with a memory limit: a job that exceeds it fails alone.
 * @param signal aborts pending requests.
 */
export function startThread(file: URL, memoryMb: number, signal: AbortSignal): WorkerThread {
  signal.throwIfAborted();
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const stopped = new AbortController();
  const failed = (cause: unknown): void => stopped.abort(cause);
  worker.once('error', failed);
  const exited = once(worker, 'exit').then(
    () => failed(new Error('the thread ended without an answer')),
    failed,
  );
  const aborted = AbortSignal.any([signal, stopped.signal]);
  return {
    async request(message, transfer) {
      aborted.throwIfAborted();
      const answered = once(worker, 'message', { signal: aborted });
      worker.postMessage(message, transfer);
      try {
        const [reply] = await answered;
        return reply;
      } catch (error) {
        aborted.throwIfAborted();
        throw error;
      }
    },
    async terminate() {
      await worker.terminate();
      await exited;
    },
  };
}
