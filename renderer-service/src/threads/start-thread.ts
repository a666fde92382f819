import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A thread that answers one question at a time. */
export type RunningThread = {
  /** @throws the signal's reason when it aborts, or what ended the thread. */
  ask(message: unknown, transfer: ArrayBuffer[]): Promise<unknown>;
  end(): Promise<void>;
};

/**
 * Starts a thread with memory of its own: a job past it fails alone.
 * @param memory in megabytes.
 * @param signal aborts what was asked.
 */
export function startThread(file: URL, memory: number, signal: AbortSignal): RunningThread {
  signal.throwIfAborted();
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memory } });
  const gone = new AbortController();
  const failed = (cause: unknown): void => gone.abort(cause);
  worker.once('error', failed);
  const exited = once(worker, 'exit').then(
    () => failed(new Error('the thread ended without an answer')),
    failed,
  );
  const either = AbortSignal.any([signal, gone.signal]);
  return {
    async ask(message, transfer) {
      either.throwIfAborted();
      const answered = once(worker, 'message', { signal: either });
      worker.postMessage(message, transfer);
      try {
        const [reply] = await answered;
        return reply;
      } catch (error) {
        either.throwIfAborted();
        throw error;
      }
    },
    async end() {
      await worker.terminate();
      await exited;
    },
  };
}
