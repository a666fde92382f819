import { type Transferable, Worker } from 'node:worker_threads';

export type ThreadOptions = {
  /** Megabytes of the heap: work that exceeds it fails alone. */
  memoryMb: number;
  /** Megabytes of the heap's young generation. */
  youngMemoryMb?: number;
  /**
   * Megabytes of buffers outside of the heap, which V8 does not limit: they are looked at ten times a second. A thread
   * that needs more fails as one that needs a larger heap does.
   */
  bufferMemoryMb?: number;
  /** What the thread finds as its `workerData`. */
  workerData?: unknown;
  /** Ends every wait; whoever opened the thread still closes it. */
  signal?: AbortSignal;
};

/** A worker thread. Whatever ends it ends the waits of its owner, and nothing of it is left unhandled. */
export type Thread = {
  send(message: unknown, transfer?: readonly Transferable[]): void;
  /**
   * The next message, in order.
   *
   * @param signal ends this wait alone
   * @throws what the thread threw, an error when it exits without a message, or the reason of a signal
   */
  receive(signal?: AbortSignal): Promise<unknown>;
  /** Sends a message and waits for the next one. @throws as `receive` */
  request(message: unknown, transfer?: readonly Transferable[]): Promise<unknown>;
  /** Whether the thread has ended, or failed. */
  readonly hasEnded: boolean;
  /** Lets the process end while the thread waits for a message. */
  unref(): void;
  /** Ends the thread and waits until it is gone; never throws. */
  close(): Promise<void>;
};

/** How often, in milliseconds, the buffers of a thread are looked at. */
const BUFFER_CHECK = 100;
const MB = 1024 * 1024;

class BufferMemoryError extends Error {
  readonly code = 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Whether a thread ended because it needed more memory than it was given. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Starts a worker thread. Every thread of a server is started here: `worker.terminate()` and `events.once` reject in
 * ways that end the process when a thread fails while its owner has already given up.
 *
 * @throws the signal's reason when it has aborted
 */
export function openThread(file: URL, { signal, bufferMemoryMb, ...options }: ThreadOptions): Thread {
  signal?.throwIfAborted();
  const worker = new Worker(file, {
    workerData: options.workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: options.memoryMb,
      ...(options.youngMemoryMb === undefined ? {} : { maxYoungGenerationSizeMb: options.youngMemoryMb }),
    },
  });
  const received: unknown[] = [];
  let failure: { cause: unknown } | undefined;
  let waiting: { resolve: (message: unknown) => void; reject: (cause: unknown) => void } | undefined;
  const fail = (cause: unknown): void => {
    failure ??= { cause };
    waiting?.reject(failure.cause);
    waiting = undefined;
  };
  const watch = bufferMemoryMb === undefined ? undefined : watchBuffers(worker, bufferMemoryMb, fail);
  const gone = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      clearInterval(watch);
      fail(new Error('the thread ended without an answer'));
      resolve();
    });
  });
  worker.on('error', fail);
  worker.on('messageerror', fail);
  worker.on('message', (message: unknown) => {
    if (waiting === undefined) received.push(message);
    else waiting.resolve(message);
    waiting = undefined;
  });
  const abort = (): void => fail(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });

  const send = (message: unknown, transfer: readonly Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const receive = async (own?: AbortSignal): Promise<unknown> => {
    own?.throwIfAborted();
    if (received.length > 0) return received.shift();
    if (failure !== undefined) throw failure.cause;
    if (waiting !== undefined) throw new Error('the thread answers one caller at a time');
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting = { resolve, reject };
    const give = (): void => {
      waiting = undefined;
      reject(own?.reason);
    };
    own?.addEventListener('abort', give, { once: true });
    try {
      return await promise;
    } finally {
      own?.removeEventListener('abort', give);
    }
  };
  return {
    send,
    receive,
    async request(message, transfer) {
      if (failure !== undefined) throw failure.cause;
      send(message, transfer);
      return await receive();
    },
    get hasEnded() {
      return failure !== undefined;
    },
    unref: () => worker.unref(),
    async close() {
      signal?.removeEventListener('abort', abort);
      await Promise.allSettled([worker.terminate(), gone]);
    },
  };
}

/** Fails once the buffers of a thread take more than they may. */
function watchBuffers(worker: Worker, limitMb: number, fail: (cause: Error) => void): NodeJS.Timeout {
  const check = async (): Promise<void> => {
    // It is not running yet, or no longer.
    const statistics = await worker.getHeapStatistics().catch(() => undefined);
    if (statistics === undefined || statistics.external_memory <= limitMb * MB) return;
    fail(new BufferMemoryError(`the thread's buffers take more than ${limitMb} MB`));
    await worker.terminate();
  };
  return setInterval(() => void check(), BUFFER_CHECK).unref();
}
