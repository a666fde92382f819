import { FairGate, GateFullError, type GateUser } from '../../platform/fair-gate.ts';
import { isOutOfMemory, openWorker } from '../../platform/workers/open-worker.ts';
import { READING_LIMITS, type ReadingLimits } from './reading/reading-limits.ts';
import { type ReadingTask, readingMessage } from './reading/reading-messages.ts';
import type { WorkbookChunk } from './workbook-content.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

type Options = {
  /** Whose share of the workers is used. */
  user: GateUser;
  /** Ends the reading when the caller has left. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole file from its turn on, the caller's own work with it included. */
  deadline?: number;
  /** Megabytes of the worker's heap. */
  memory?: number;
  limits?: Partial<ReadingLimits>;
};

const WORKER = new URL('./reading/reading-worker.ts', import.meta.url);
const DEADLINE = 60_000;
const MEMORY = 128;
const YOUNG_MEMORY = 8;

/** Each holds a worker and its memory. */
const gate = new FairGate({ total: 3, perOrganization: 2, perPerson: 1, waitingPerPerson: 5 });

/**
 * Reads an uploaded workbook, `.xlsx` or `.xls`, in a worker of its own, and passes it to `take` piece by piece; the worker
 * waits while `take` works. Hidden sheets and rows are read and marked; formulas are never evaluated, external links never
 * followed; empty rows are left out.
 * @throws WorkbookRefusal when it cannot be read; what was taken until then is void. The signal's reason when it aborts.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  take: (chunk: WorkbookChunk) => void | Promise<void>,
  { user, signal, deadline = DEADLINE, memory = MEMORY, limits }: Options,
): Promise<void> {
  const leave = await gate.enter(user, signal ?? new AbortController().signal).catch((cause: unknown) => {
    throw cause instanceof GateFullError ? new WorkbookRefusal('busy', { cause }) : cause;
  });
  const timeout = AbortSignal.timeout(deadline);
  const ended = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  try {
    ended.throwIfAborted();
    await readInWorker({ bytes, limits: { ...READING_LIMITS, ...limits } }, take, memory, ended);
  } catch (error) {
    signal?.throwIfAborted();
    throw timeout.aborted ? new WorkbookRefusal('too_slow', { cause: error }) : error;
  } finally {
    leave();
  }
}

async function readInWorker(
  task: ReadingTask,
  take: (fragment: WorkbookChunk) => void | Promise<void>,
  memory: number,
  signal: AbortSignal,
): Promise<void> {
  const worker = openWorker(WORKER, {
    memoryMb: memory,
    youngMemoryMb: YOUNG_MEMORY,
    workerData: task,
    signal,
  });
  try {
    for (;;) {
      const message = readingMessage.parse(await worker.receive());
      if ('done' in message) return;
      if ('refused' in message) {
        const { refused, place, cause } = message;
        throw new WorkbookRefusal(refused, { cause, ...(place === undefined ? {} : { place }) });
      }
      await take(message.piece);
      signal.throwIfAborted();
      worker.send('more');
    }
  } catch (error) {
    throw isOutOfMemory(error) ? new WorkbookRefusal('too_large', { cause: error }) : error;
  } finally {
    await worker.close();
  }
}
