import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { FairGate, GateFullError, type GateUser } from '../../platform/fair-gate.ts';
import { isOutOfMemory, runWorker } from '../../platform/workers/open-worker.ts';
import { DocumentRefusal } from './document-refusal.ts';
import { documentMessage } from './reading/document-messages.ts';
import type { PictureFile } from './reading/picture-list.ts';

/** The picture blocks name their pictures by their positions. */
export type ReadDocument = { document: ImportedDocument; pictures: PictureFile[] };

type Options = {
  /** Whose share of the workers is used. */
  user: GateUser;
  /** Ends the reading when the caller has left. */
  signal: AbortSignal;
  /** Milliseconds for the whole file from its turn on. */
  deadline?: number;
};

const WORKER = new URL('./reading/document-worker.ts', import.meta.url);
const DEADLINE = 30_000;
/** Megabytes of the worker's heap, and of its buffers outside of it. */
const MEMORY = 256;
const BUFFER_MEMORY = 512;
const YOUNG_MEMORY = 16;

/** Each holds a worker and its memory. */
const gate = new FairGate({ total: 2, perOrganization: 1, perPerson: 1, waitingPerPerson: 2 });

/**
 * Reads a document of Word, a workbook or a PDF as blocks, in a worker of its own. Nothing in it is evaluated, and nothing
 * outside of it is followed.
 * @throws DocumentRefusal when it cannot be read. The signal's reason when it aborts.
 */
export async function readDocument(
  bytes: Uint8Array,
  { user, signal, deadline = DEADLINE }: Options,
): Promise<ReadDocument> {
  const leave = await gate.enter(user, signal).catch((cause: unknown) => {
    throw cause instanceof GateFullError ? new DocumentRefusal('busy', { cause }) : cause;
  });
  const timeout = AbortSignal.timeout(deadline);
  try {
    return await readInWorker(bytes, AbortSignal.any([signal, timeout]));
  } catch (error) {
    signal.throwIfAborted();
    throw timeout.aborted ? new DocumentRefusal('too_slow', { cause: error }) : error;
  } finally {
    leave();
  }
}

async function readInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<ReadDocument> {
  try {
    const answer = await runWorker(WORKER, {
      ...{ memoryMb: MEMORY, youngMemoryMb: YOUNG_MEMORY, bufferMemoryMb: BUFFER_MEMORY },
      ...{ workerData: bytes, signal },
    });
    const message = documentMessage.parse(answer);
    if ('refused' in message) throw new DocumentRefusal(message.refused, { cause: message.cause });
    const { blocks, losses } = message.document;
    if (blocks.length === 0) {
      // Its first text alone is more than a report can hold.
      const isTooLarge = losses.some(({ reason }) => reason === documentImportMessages.lost.rest);
      throw new DocumentRefusal(isTooLarge ? 'too_large' : 'nothing');
    }
    return message;
  } catch (error) {
    throw isOutOfMemory(error) ? new DocumentRefusal('too_large', { cause: error }) : error;
  }
}
