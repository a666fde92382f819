/** Reads the files of a comparison and compares them, all in workers with a memory limit and a deadline. */

import type { Tolerances } from '@lienzo/schema/imss/confronta/compare-sides';
import type { ComparedPerson, ComparedSource } from '@lienzo/schema/imss/confronta/confrontation';
import type { FileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import type { PersonFacts } from '@lienzo/schema/imss/confronta/our-row';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import type { GateUser } from '../../../platform/fair-gate.ts';
import { isOutOfMemory, openWorker, type WorkerProcess } from '../../../platform/workers/open-worker.ts';
import { readWorkbook, WorkbookRefusal } from '../../workbooks/workbooks.ts';
import {
  type ConfrontaAnswer,
  type ConfrontaMessage,
  type ConfrontaTask,
  confrontaAnswer,
} from './worker-messages.ts';

const WORKER = new URL('./confronta-worker.ts', import.meta.url);
/** Megabytes for both sides of some hundred thousand people. */
const MEMORY = 512;
const DEADLINE = 10 * 60_000;
/** Differences that are passed on at once. */
const TAKEN = 500;

export type ConfrontaFile = { name: string; sha256: string };

export type ConfrontaRun = {
  user: GateUser;
  signal: AbortSignal | undefined;
  files: readonly ConfrontaFile[];
  /** The bytes of a file; null: they are gone. */
  open(file: ConfrontaFile): Promise<Uint8Array | null>;
  /** Our people of these days, a group at a time. */
  people(span: { first: string; last: string }): AsyncIterable<readonly PersonFacts[]>;
  tolerances: Tolerances;
};

type ReadFindings = { findings: readonly FileFinding[]; leftOut: number };
export type ConfrontaOutcome = ReadFindings &
  (
    | { refusals: readonly string[] }
    | { sources: readonly ComparedSource[]; people: readonly ComparedPerson[] }
  );

const nothing: ReadFindings = { findings: [], leftOut: 0 };

export async function runConfronta(task: ConfrontaTask, run: ConfrontaRun): Promise<ConfrontaOutcome> {
  const deadline = AbortSignal.timeout(DEADLINE);
  const signal = run.signal === undefined ? deadline : AbortSignal.any([run.signal, deadline]);
  const worker = openWorker(WORKER, { memoryMb: MEMORY, workerData: task, signal });
  try {
    return await confront(worker, run, signal);
  } catch (error) {
    run.signal?.throwIfAborted();
    if (deadline.aborted) return { ...nothing, refusals: [confrontaMessages.tooSlow] };
    if (isOutOfMemory(error)) return { ...nothing, refusals: [confrontaMessages.tooLarge] };
    throw error;
  } finally {
    await worker.close();
  }
}

async function confront(
  worker: WorkerProcess,
  run: ConfrontaRun,
  signal: AbortSignal,
): Promise<ConfrontaOutcome> {
  const tell = async (message: ConfrontaMessage): Promise<ConfrontaAnswer> =>
    confrontaAnswer.parse(await worker.request(message));
  for (const file of run.files) {
    const problem = await readFile(tell, run, file, signal);
    if (problem !== null) return { ...nothing, refusals: [problem] };
  }
  const read = await tell({ kind: 'read' });
  if (read.kind === 'refused') return refusalOf(read);
  if (read.kind !== 'read') throw new Error(`unexpected: ${read.kind}`);
  for await (const people of ahead(run.people(read))) {
    const added = await tell({ kind: 'people', people });
    if (added.kind === 'refused') return refusalOf(added);
  }
  const compared = await tell({ kind: 'compare', tolerances: run.tolerances });
  if (compared.kind === 'refused') return refusalOf(compared);
  if (compared.kind !== 'compared') throw new Error(`unexpected: ${compared.kind}`);
  const people: ComparedPerson[] = [];
  for (let from = 0; from < compared.people; from += TAKEN) {
    const taken = await tell({ kind: 'take', from, count: TAKEN });
    if (taken.kind === 'people') people.push(...taken.people);
  }
  const { sources, findings, leftOut } = compared;
  return { sources, people, findings, leftOut };
}

/** Each item once the next one is already asked for, so that both sides work at once. */
async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]();
  let next = source.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = source.next();
      // Whoever stops early does not wait for it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return?.();
  }
}

const refusalOf = ({
  sentences,
  findings,
  leftOut,
}: Extract<ConfrontaAnswer, { kind: 'refused' }>): ConfrontaOutcome => ({
  findings,
  leftOut,
  refusals: sentences,
});

/** @returns why the file cannot be read; null: it was. */
async function readFile(
  tell: (message: ConfrontaMessage) => Promise<ConfrontaAnswer>,
  { open, user }: ConfrontaRun,
  file: ConfrontaFile,
  signal: AbortSignal,
): Promise<string | null> {
  const { name, sha256 } = file;
  const begun = await tell({ kind: 'begin', name, sha256 });
  if (begun.kind === 'begun' && !begun.isNew) return null;
  const bytes = await open(file);
  if (bytes === null) return confrontaMessages.gone;
  if (!isWorkbook(name, bytes)) {
    await tell({ kind: 'text', name, bytes });
    return null;
  }
  await tell({ kind: 'workbook', name });
  // Rows are compared while the next ones are read.
  let pending: Promise<unknown> = Promise.resolve();
  try {
    await readWorkbook(
      bytes,
      async (chunk) => {
        await pending;
        if (chunk.kind !== 'rows') return;
        pending = tell({ kind: 'rows', sheet: chunk.sheet, rows: chunk.rows });
        // Whoever reads next, or the end, gets its failure.
        pending.catch(() => undefined);
      },
      { user, signal },
    );
    await pending;
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    return confrontaMessages.unreadable(name, error.message);
  }
  await tell({ kind: 'workbook_end' });
  return null;
}

const SIGNATURES = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether the file is for the reader of workbooks, by its first bytes or its name: its refusals say what else it is. */
const isWorkbook = (name: string, bytes: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte)) ||
  /\.xls[xmb]?$/i.test(name);
