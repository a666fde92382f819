import { FairGate, GateFullError, type GateUser } from '../../platform/fair-gate.ts';
import { isOutOfMemory, openThread } from '../../platform/threads/open-thread.ts';
import { READING_LIMITS, type ReadingLimits } from './reading/reading-limits.ts';
import { type ReadingTask, readingMessage } from './reading/reading-messages.ts';
import type { WorkbookChunk } from './workbook-content.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

type Options = {
  /** Whose share of the threads is used. */
  user: GateUser;
  /** Ends the reading when the caller has left. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole file from its turn on, the caller's own work with it included. */
  deadline?: number;
  /** Megabytes of the thread's heap. */
  memory?: number;
  limits?: Partial<ReadingLimits>;
};

const THREAD = new URL('./reading/reading-thread.ts', import.meta.url);
const DEADLINE = 60_000;
const MEMORY = 128;
const YOUNG_MEMORY = 8;

/** Each holds a thread and its memory. */
const gate = new FairGate({ total: 3, perOrganization: 2, perPerson: 1, waitingPerPerson: 5 });

/**
 * Reads an uploaded workbook, `.xlsx` or `.xls`, in a thread of its own, and passes it to `take` piece by piece; the thread
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
    await readInThread({ bytes, limits: { ...READING_LIMITS, ...limits } }, take, memory, ended);
  } catch (error) {
    signal?.throwIfAborted();
    throw timeout.aborted ? new WorkbookRefusal('too_slow', { cause: error }) : error;
  } finally {
    leave();
  }
}

async function readInThread(
  task: ReadingTask,
  take: (fragment: WorkbookChunk) => void | Promise<void>,
  memory: number,
  signal: AbortSignal,
): Promise<void> {
  const thread = openThread(THREAD, {
    memoryMb: memory,
    youngMemoryMb: YOUNG_MEMORY,
    workerData: task,
    signal,
  });
  try {
    for (;;) {
      const message = readingMessage.parse(await thread.receive());
      if ('done' in message) return;
      if ('refused' in message) {
        const { refused, place, cause } = message;
        throw new WorkbookRefusal(refused, { cause, ...(place === undefined ? {} : { place }) });
      }
      await take(message.piece);
      signal.throwIfAborted();
      thread.send('more');
    }
  } catch (error) {
    throw isOutOfMemory(error) ? new WorkbookRefusal('too_large', { cause: error }) : error;
  } finally {
    await thread.close();
  }
}
