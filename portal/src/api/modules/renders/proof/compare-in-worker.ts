import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { z } from 'zod';
import { Gate } from '../../../platform/gate.ts';
import { openWorker, type WorkerProcess } from '../../../platform/workers/open-worker.ts';
import type { FileProof, ProofSource } from './compare-file.ts';
import { type comparison, fileProof } from './compare-messages.ts';

const WORKER = new URL('./compare-worker.ts', import.meta.url);
/** Milliseconds for one file. */
const DEADLINE = 120_000;
/** Megabytes of the worker's heap. */
const MEMORY = 1024;
/** Bytes above which a file has a worker of its own. */
const LARGE = 2 ** 20;
/** Milliseconds without a file after which the kept worker ends. */
const IDLE = 5_000;

/** Loading the readers takes most files ten times as long as reading them: small ones share a worker, one by one. */
const turns = new Gate(1, Number.POSITIVE_INFINITY);
let kept: { worker: WorkerProcess; idle: NodeJS.Timeout | undefined } | undefined;

/**
 * Compares a file with what it must show in a worker, so that calls of people do not wait for it. What the readers of
 * a large file take, several hundred megabytes for thousands of pages, is given back with its worker.
 * @throws when the bytes are no such file, or the worker needs more memory or time than it has.
 */
export async function compareInWorker(
  format: RenderFormat,
  bytes: Uint8Array,
  source: ProofSource,
): Promise<FileProof> {
  const task: Task = { format, bytes, source };
  if (bytes.byteLength <= LARGE) return await turns.run(() => compareInKeptWorker(task));
  const worker = startWorker();
  try {
    return await answer(worker, task);
  } finally {
    await worker.close();
  }
}

type Task = z.infer<typeof comparison>;

async function compareInKeptWorker(task: Task): Promise<FileProof> {
  const { worker, idle } = takeKeptWorker();
  clearTimeout(idle);
  try {
    const proof = await answer(worker, task);
    keepWorker(worker);
    return proof;
  } catch (error) {
    await worker.close();
    throw error;
  }
}

/** The worker that was kept, unless it has ended meanwhile. */
function takeKeptWorker(): { worker: WorkerProcess; idle: NodeJS.Timeout | undefined } {
  const last = kept;
  kept = undefined;
  return last === undefined || last.worker.hasEnded ? { worker: startWorker(), idle: last?.idle } : last;
}

function keepWorker(worker: WorkerProcess): void {
  const idle = setTimeout(() => {
    kept = undefined;
    void worker.close();
  }, IDLE).unref();
  kept = { worker, idle };
}

function startWorker(): WorkerProcess {
  const worker = openWorker(WORKER, { memoryMb: MEMORY });
  // It must not keep the process from ending.
  worker.unref();
  return worker;
}

async function answer(worker: WorkerProcess, task: Task): Promise<FileProof> {
  worker.send(task);
  return fileProof.parse(await worker.receive(AbortSignal.timeout(DEADLINE)));
}
