/** The body of a render call: rows streamed from the database with backpressure. */
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { inSnapshot, inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { DomainError } from '../../../platform/domain-error.ts';
import { pacedStream } from '../../../platform/http/paced-stream.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { limitStatements } from '../../report-data/report-data.ts';

/** Timeout for each fetch of the cursor, in milliseconds. */
const FETCH_TIMEOUT = 60_000;

export type RowsBody = {
  stream: ReadableStream<Uint8Array>;
  /** The database error that interrupted the rows, if any. */
  failure(): DomainError | undefined;
  /** Resolves when reading has ended, for whatever reason. */
  ended: Promise<void>;
  /** Stops reading; a no-op after the last row. */
  stop(): Promise<void>;
};

/**
 * The transaction is open while rows are read; it ends with the last row, a failure, or `stop`.
 * @param printed `lines`: what follows the head line; `head`: that line, when the body is sent as it is; `snapshot`:
 *   whether all statements see the same rows.
 */
export function rowsBody(
  { db, logger }: { db: Kysely<Database>; logger: Logger },
  caller: Actor,
  {
    lines,
    head,
    snapshot = false,
  }: { lines: (trx: TenantTransaction) => AsyncIterable<string>; head?: string; snapshot?: boolean },
): RowsBody {
  const stopping = new AbortController();
  const { stream, write, end } = pacedStream(stopping.signal);
  let failed: DomainError | undefined;
  const reading = (snapshot ? inSnapshot : inTenant)(db, caller, async (trx) => {
    await limitStatements(trx, FETCH_TIMEOUT);
    if (head !== undefined) await write(head);
    for await (const chunk of lines(trx)) await write(chunk);
  }).then(
    () => end(),
    (error: unknown) => {
      if (stopping.signal.aborted) return;
      failed = toDomainError(error);
      logger.warn('report_rows_failed', { error });
      end(error);
    },
  );
  return {
    stream,
    failure: () => failed,
    ended: reading,
    async stop() {
      stopping.abort(new Error('the rows are not wanted any more'));
      await reading;
    },
  };
}
