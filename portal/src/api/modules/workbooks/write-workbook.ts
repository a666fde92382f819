import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';
import { DomainError } from '../../platform/domain-error.ts';
import { FairGate, GateFullError, type GateUser } from '../../platform/fair-gate.ts';
import { runWorker } from '../../platform/workers/open-worker.ts';

const WORKER = new URL('./writing/writing-worker.ts', import.meta.url);
const MEMORY = 512;
const YOUNG_MEMORY = 8;

/** Each holds a worker and its memory. */
const gate = new FairGate({ total: 2, perOrganization: 1, perPerson: 1, waitingPerPerson: 5 });

/**
 * The bytes of a workbook for people to fill in, written in a worker of its own.
 * @param book itself, or its JSON in UTF-8: one of many rows need not be made in the main thread.
 * @param user whose share of the workers is used.
 * @throws DomainError too_many_requests.
 */
export async function writeWorkbook(
  book: LayoutBook | Uint8Array,
  user: GateUser,
): Promise<Uint8Array<ArrayBuffer>> {
  const leave = await gate.enter(user, new AbortController().signal).catch((cause: unknown) => {
    if (!(cause instanceof GateFullError)) throw cause;
    const message = apiRefusalMessages.request.tooManyAtOnce;
    throw new DomainError({ code: 'too_many_requests', message }, { cause, retryAfter: 2 });
  });
  try {
    const options = { memoryMb: MEMORY, youngMemoryMb: YOUNG_MEMORY, workerData: book };
    return z.instanceof(Uint8Array).parse(await runWorker(WORKER, options));
  } finally {
    leave();
  }
}
