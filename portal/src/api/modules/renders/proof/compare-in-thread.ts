import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { z } from 'zod';
import { Gate } from '../../../platform/gate.ts';
import { openThread, type Thread } from '../../../platform/threads/open-thread.ts';
import type { FileProof, ProofSource } from './compare-file.ts';
import { type comparison, fileProof } from './compare-messages.ts';

const THREAD = new URL('./compare-thread.ts', import.meta.url);
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
let kept: { thread: Thread; idle: NodeJS.Timeout | undefined } | undefined;

/**
 * Compares a file with what it must show in a thread, so that calls of people do not wait for it. What the readers of
 * a large file take, several hundred megabytes for thousands of pages, is given back with its thread.
 * @throws when the bytes are no such file, or the thread needs more memory or time than it has.
 */
export async function compareInThread(
  format: RenderFormat,
  bytes: Uint8Array,
  source: ProofSource,
): Promise<FileProof> {
  const task: Task = { format, bytes, source };
  if (bytes.byteLength <= LARGE) return await turns.run(() => compareInKeptThread(task));
  const thread = startThread();
  try {
    return await answer(thread, task);
  } finally {
    await thread.close();
  }
}

type Task = z.infer<typeof comparison>;

async function compareInKeptThread(task: Task): Promise<FileProof> {
  const { thread, idle } = takeKeptThread();
  clearTimeout(idle);
  try {
    const proof = await answer(thread, task);
    keepThread(thread);
    return proof;
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** The thread that was kept, unless it has ended meanwhile. */
function takeKeptThread(): { thread: Thread; idle: NodeJS.Timeout | undefined } {
  const last = kept;
  kept = undefined;
  return last === undefined || last.thread.hasEnded ? { thread: startThread(), idle: last?.idle } : last;
}

function keepThread(thread: Thread): void {
  const idle = setTimeout(() => {
    kept = undefined;
    void thread.close();
  }, IDLE).unref();
  kept = { thread, idle };
}

function startThread(): Thread {
  const thread = openThread(THREAD, { memoryMb: MEMORY });
  // It must not keep the process from ending.
  thread.unref();
  return thread;
}

async function answer(thread: Thread, task: Task): Promise<FileProof> {
  thread.send(task);
  return fileProof.parse(await thread.receive(AbortSignal.timeout(DEADLINE)));
}
