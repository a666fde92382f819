import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type WorkerMessage, workerMessage } from './worker-message.ts';

export type WorkerOptions = {
  /** Megabytes of the heap: work that exceeds it fails alone. */
  memoryMb: number;
  /** Megabytes of the heap's young generation. */
  youngMemoryMb?: number;
  /**
   * Megabytes of buffers outside of the heap, which V8 does not limit: the process is looked at ten times a second where
   * the system tells (`/proc`). A worker that needs more fails as one that needs a larger heap does.
   */
  bufferMemoryMb?: number;
  /** What the worker finds as the `data` of its port. */
  workerData?: unknown;
  /** Ends every wait; whoever opened the worker still closes it. */
  signal?: AbortSignal;
};

/** A worker in a process of its own. Whatever ends it ends the waits of its owner, and nothing else. */
export type WorkerProcess = {
  send(message: unknown): void;
  /**
   * The next message, in order.
   *
   * @param signal ends this wait alone
   * @throws what the worker threw, an error when it exits without a message, or the reason of a signal
   */
  receive(signal?: AbortSignal): Promise<unknown>;
  /** Sends a message and waits for the next one. @throws as `receive` */
  request(message: unknown): Promise<unknown>;
  /** Whether the worker has ended, or failed. */
  readonly hasEnded: boolean;
  /** Lets this process end while the worker waits for a message. */
  unref(): void;
  /** Ends the worker and waits until it is gone; never throws. */
  close(): Promise<void>;
};

/** How often, in milliseconds, the memory of a worker with limited buffers is looked at. */
const MEMORY_CHECK = 100;
/** Megabytes of Node itself and of the code that a worker loads. */
const OWN_MEMORY_MB = 160;
/** The young generation has three semi-spaces. */
const SEMI_SPACES = 3;
/** Characters that are kept of what a worker writes before it ends. */
const MAX_ERROR_OUTPUT = 4_000;
const KB_PER_MB = 1024;

class OutOfMemoryError extends Error {
  readonly code = 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Whether a worker ended because it needed more memory than it was given. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Starts a worker. Every worker of a server is started here, and is a process: a worker of Node whose heap is full can
 * end the whole process instead of itself.
 *
 * @param file the worker's first module, which opens its side with `openWorkerPort`
 * @throws the signal's reason when it has aborted
 */
export function openWorker(file: URL, { signal, bufferMemoryMb, ...options }: WorkerOptions): WorkerProcess {
  signal?.throwIfAborted();
  const child = startProcess(file, options);
  const inbox = new Inbox();
  child.on('message', (message) => inbox.take(workerMessage.parse(message)));
  const fail = (cause: unknown): void => inbox.fail(cause);
  const gone = endOf(child, fail);
  const watch =
    bufferMemoryMb === undefined
      ? undefined
      : watchMemory(child, OWN_MEMORY_MB + options.memoryMb + bufferMemoryMb, fail);
  void gone.then(() => clearInterval(watch));
  const abort = (): void => fail(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  // A worker that is gone is told by its end.
  const send = (message: unknown): void => void child.send({ message }, () => undefined);
  send(options.workerData);
  return {
    send,
    receive: (own) => inbox.next(own),
    async request(message) {
      if (inbox.failure !== undefined) throw inbox.failure.cause;
      send(message);
      return await inbox.next();
    },
    get hasEnded() {
      return inbox.failure !== undefined;
    },
    unref() {
      child.unref();
      child.channel?.unref();
      // A pipe is a socket, of which the types know only that it can be read.
      const { stderr } = child;
      if (stderr !== null && 'unref' in stderr && typeof stderr.unref === 'function') stderr.unref();
    },
    async close() {
      signal?.removeEventListener('abort', abort);
      fail(new Error('the worker was closed'));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Starts a worker, waits for its one answer and ends it. @throws as `openWorker` and `WorkerProcess.receive` */
export async function runWorker(file: URL, options: WorkerOptions): Promise<unknown> {
  const worker = openWorker(file, options);
  try {
    return await worker.receive();
  } finally {
    await worker.close();
  }
}

/** The messages of a worker until somebody takes them; one waits at a time. */
class Inbox {
  failure: { cause: unknown } | undefined;
  #received: unknown[] = [];
  #waiting: { resolve: (message: unknown) => void; reject: (cause: unknown) => void } | undefined;

  take(message: WorkerMessage): void {
    if ('thrown' in message) this.fail(errorOf(message.thrown));
    else if (this.#waiting === undefined) this.#received.push(message.reply);
    else {
      this.#waiting.resolve(message.reply);
      this.#waiting = undefined;
    }
  }

  /** The first failure is the one that everybody is told, once what came before it was taken. */
  fail(cause: unknown): void {
    this.failure ??= { cause };
    this.#waiting?.reject(this.failure.cause);
    this.#waiting = undefined;
  }

  async next(signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#received.length > 0) return this.#received.shift();
    if (this.failure !== undefined) throw this.failure.cause;
    if (this.#waiting !== undefined) throw new Error('the worker answers one caller at a time');
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting = { resolve, reject };
    const give = (): void => {
      this.#waiting = undefined;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', give, { once: true });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', give);
    }
  }
}

/** Without the variables of this process, which hold secrets. */
function startProcess(
  file: URL,
  { memoryMb, youngMemoryMb }: Pick<WorkerOptions, 'memoryMb' | 'youngMemoryMb'>,
): ChildProcess {
  const young =
    youngMemoryMb === undefined ? [] : [`--max-semi-space-size=${Math.ceil(youngMemoryMb / SEMI_SPACES)}`];
  return fork(file, [], {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...young],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { TZ: new Intl.DateTimeFormat().resolvedOptions().timeZone, TMPDIR: tmpdir() },
  });
}

/** Resolves once the process is gone, however it went; the owner learns why. */
function endOf(child: ChildProcess, fail: (cause: unknown) => void): Promise<void> {
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-MAX_ERROR_OUTPUT);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  child.on('error', (cause) => {
    fail(cause);
    // It never started, so it does not end either.
    if (child.pid === undefined) resolve();
  });
  child.on('close', (code, signal) => {
    const ending = `the worker ended with ${signal ?? `code ${code}`}${errorOutput && `: ${errorOutput}`}`;
    // V8 aborts a process whose heap is full, and the system kills one for which it has no memory.
    const isFull = signal === 'SIGABRT' || signal === 'SIGKILL';
    fail(isFull ? new OutOfMemoryError(ending) : new Error(ending));
    resolve();
  });
  return promise;
}

/** Errors keep their name and code, but no class of ours. */
function errorOf({
  name,
  message,
  stack,
  code,
}: Extract<WorkerMessage, { thrown: unknown }>['thrown']): Error {
  const error = Object.assign(new Error(message), { name, stack });
  return code === undefined ? error : Object.assign(error, { code });
}

/** Fails once a process takes more memory than it may. */
function watchMemory(child: ChildProcess, limitMb: number, fail: (cause: Error) => void): NodeJS.Timeout {
  const check = async (): Promise<void> => {
    // It has ended, or this system does not tell.
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (kilobytes <= limitMb * KB_PER_MB) return;
    fail(new OutOfMemoryError(`the worker takes more than ${limitMb} MB`));
    child.kill('SIGKILL');
  };
  return setInterval(() => void check(), MEMORY_CHECK).unref();
}
